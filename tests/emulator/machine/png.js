// Pictures as PNG files, for the eyes of whoever looks into a failure.

import { writeFileSync } from 'node:fs';
import zlib, { deflateSync } from 'node:zlib';

/** Writes a picture of 16-bit colours. */
export function writePng(path, picture, width) {
  const height = picture.length / width;
  const rows = Buffer.alloc(height * (1 + 3 * width));
  picture.forEach((colour, index) => {
    const at = 1 + Math.floor(index / width) + 3 * index;
    rows[at] = spread(colour >> 11, 5);
    rows[at + 1] = spread((colour >> 5) & 0x3f, 6);
    rows[at + 2] = spread(colour & 0x1f, 5);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  writeFileSync(path, Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]));
}

const spread = (value, bits) => (value << (8 - bits)) | (value >> (2 * bits - 8));

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)]);
}

/** Older versions of Node have no crc32 of their own. */
function crc32(bytes) {
  if (zlib.crc32) return zlib.crc32(bytes);
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

// Long transfers by DMA to the panel, many bytes at a time. The emulator moves each byte with two alarms of its own, which
// takes most of its time; nothing can be seen of that in between but the end, so only the last bytes go its way.

/** The data register of an SPI block. */
const DATA = 0x08;
const READS_ON = 1 << 4;
const WRITES_ON = 1 << 5;
const RAM = 0x20000000;
/** Bytes at a time, and those that are left to the emulator: more than the block's own buffers hold. */
const PART = 64;
const LAST = 24;

/** `send` takes some bytes that follow each other on the wire, from now on, and how long each takes. */
export function streamTransfers(chip, spi, address, send) {
  for (const channel of chip.dma.channels) {
    const alarm = channel.transferAlarm;
    const single = alarm.callback;
    let sent = 0;
    alarm.callback = () => {
      if (sent > 0) {
        channel.readAddr += sent;
        channel.transCount -= sent;
        spi.busy = false;
        sent = 0;
      }
      const length = Math.min(PART, channel.transCount - LAST);
      if (length <= 0 || !suits(chip, spi, channel, address)) return single();
      const at = channel.readAddr - RAM;
      const nanos = (spi.dataBits * 1e9) / spi.clockFrequency;
      sent = length;
      spi.busy = true;
      send(chip.sram.subarray(at, at + length), nanos);
      return alarm.schedule(length * nanos);
    };
    const abort = channel.abort.bind(channel);
    channel.abort = () => {
      if (sent > 0) spi.busy = false;
      sent = 0;
      abort();
    };
  }
}

/** Bytes from RAM to the block, which has nothing else to do. */
function suits(chip, spi, channel, address) {
  const { ctrl, dataSize, readAddr, ringMask, transCount, treq, writeAddr } = channel;
  return (
    writeAddr === address + DATA &&
    treq === spi.dreq.tx &&
    dataSize === 1 &&
    spi.dataBits === 8 &&
    (ctrl & (READS_ON | WRITES_ON)) === READS_ON &&
    ringMask === 0 &&
    readAddr >= RAM &&
    readAddr + transCount <= RAM + chip.sram.length &&
    !spi.busy &&
    spi.txFIFO.empty
  );
}

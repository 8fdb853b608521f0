// The model of the flash cache, by accesses whose misses are counted by hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QuickCore } from './machine/quick.js';

const FLASH = 0x10000000;
const RAM = 0x20000000;
/** Addresses this far apart fall into the same set. */
const WAY = 8 * 1024;

const newCache = (miss) => new QuickCore(miss).cache;

/** How many of some reads miss. */
function missesOf(cache, ...offsets) {
  const before = cache.misses;
  for (const offset of offsets) cache.read(FLASH + offset);
  return cache.misses - before;
}

test('each half of a line is filled by itself', () => {
  const cache = newCache(46);
  assert.equal(missesOf(cache, 0), 1);
  assert.equal(missesOf(cache, 0, 1, 2, 3), 0);
  assert.equal(missesOf(cache, 4), 1);
  assert.equal(missesOf(cache, 0, 4, 7), 0);
  assert.equal(missesOf(cache, 8, 12, 16), 3);
});

test('a miss costs its cycles, a hit none', () => {
  const cache = newCache(46);
  cache.read(FLASH);
  cache.read(FLASH + 4);
  assert.equal(cache.takeStall(), 92);
  cache.read(FLASH);
  assert.equal(cache.takeStall(), 0);
  assert.deepEqual([cache.accesses, cache.misses], [3, 2]);
});

test('16 KiB fit, and not a word more', () => {
  const cache = newCache(46);
  const all = Array.from({ length: 4096 }, (_, word) => 4 * word);
  assert.equal(missesOf(cache, ...all), 4096);
  assert.equal(missesOf(cache, ...all), 0);
  // It takes the place of the line at 0, which was not used for longest.
  assert.equal(missesOf(cache, 2 * WAY), 1);
  assert.equal(missesOf(cache, WAY, 2 * WAY), 0);
  assert.equal(missesOf(cache, 0), 1);
});

test('of two ways the one goes that was not used last', () => {
  const cache = newCache(46);
  assert.equal(missesOf(cache, 0, WAY), 2);
  // The first is used again, so the third line drives the second out.
  assert.equal(missesOf(cache, 0, 2 * WAY), 1);
  assert.equal(missesOf(cache, 0), 0);
  assert.equal(missesOf(cache, WAY), 1);
  assert.equal(missesOf(cache, 2 * WAY), 1);
  // Three lines in turn never meet a way that has them.
  assert.equal(missesOf(cache, 0, WAY, 2 * WAY, 0, WAY, 2 * WAY), 6);
});

test('a line that comes back has none of its halves', () => {
  const cache = newCache(46);
  assert.equal(missesOf(cache, 0, 4, WAY, 2 * WAY), 4);
  assert.equal(missesOf(cache, 0, 4), 2);
});

test('it is empty after a flush', () => {
  const cache = newCache(46);
  cache.fetch(FLASH + 8);
  assert.equal(missesOf(cache, 0, 4, 8), 2);
  cache.flush();
  cache.fetch(FLASH + 8);
  assert.equal(missesOf(cache, 0, 4, 8), 2);
  assert.equal(cache.misses, 6);
});

test('two instructions in a word are one fetch', () => {
  const cache = newCache(46);
  for (const at of [0, 2, 4, 6, 8]) cache.fetch(FLASH + at);
  assert.deepEqual([cache.accesses, cache.misses], [3, 3]);
  for (const at of [8, 6, 4, 2]) cache.fetch(FLASH + at);
  assert.deepEqual([cache.accesses, cache.misses], [5, 3]);
});

test('who comes back from the RAM fetches again', () => {
  const cache = newCache(46);
  for (const at of [FLASH, RAM, FLASH + 2]) cache.fetch(at);
  assert.deepEqual([cache.accesses, cache.misses], [2, 1]);
});

test('RAM and registers are read without it', () => {
  const cache = newCache(46);
  for (const at of [0, RAM, 0x40000000, 0xd0000000]) cache.read(at);
  assert.equal(cache.accesses, 0);
});

test('the other windows on the flash leave nothing in it', () => {
  const cache = newCache(46);
  missesOf(cache, 0);
  const misses = (address) => {
    const before = cache.misses;
    cache.read(address);
    return cache.misses - before;
  };
  // Without allocation what is there is found, and what is not stays away.
  assert.deepEqual([0x11000000, 0x11000004, 0x11000004].map(misses), [0, 1, 1]);
  // Past the cache nothing is found.
  assert.deepEqual([0x12000000, 0x13000000].map(misses), [1, 1]);
  assert.equal(missesOf(cache, 0, 4), 1);
});

test('switched off, it finds nothing', () => {
  const cache = newCache(46);
  missesOf(cache, 0);
  cache.on = false;
  assert.equal(missesOf(cache, 0, 0), 2);
});

test('without a cost it counts all the same', () => {
  const cache = newCache(0);
  assert.equal(missesOf(cache, 0, 0, 4), 2);
  assert.equal(cache.takeStall(), 0);
});

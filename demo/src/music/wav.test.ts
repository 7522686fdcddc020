import { expect, it } from 'vitest';
import { sampleRate } from './sound.ts';
import { joinBeginnings, wav } from './wav.ts';

const steady = (value: number) => ({
  left: new Float32Array(sampleRate).fill(value),
  right: new Float32Array(sampleRate).fill(-value),
});

it('writes 16-bit stereo at 48 kHz', () => {
  const file = wav(steady(0.5));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.readUInt16LE(22)).toBe(2);
  expect(file.readUInt32LE(24)).toBe(48_000);
  expect(file.readUInt32LE(40)).toBe(sampleRate * 4);
  expect([file.readInt16LE(44), file.readInt16LE(46)]).toEqual([16_384, -16_383]);
});

it('joins the beginnings of files', () => {
  const joined = joinBeginnings([wav(steady(0.25)), wav(steady(0.75))], 0.5);
  expect(joined).toHaveLength(44 + sampleRate * 4);
  expect(joined.readUInt32LE(4)).toBe(joined.length - 8);
  expect(joined.readUInt32LE(40)).toBe(joined.length - 44);
  const half = 44 + sampleRate * 2;
  expect(joined.readInt16LE(half - 4)).toBe(8192);
  expect(joined.readInt16LE(half)).toBe(24_575);
});

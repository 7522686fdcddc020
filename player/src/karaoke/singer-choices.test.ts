import { expect, it } from 'vitest';
import { readChoices, toKey, toTempo, writeChoices } from './singer-choices.ts';

function storageOf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value: string) => void map.set(key, value),
  };
}
const anna = { viewer: '1', song: 'march' };

it('remembers key and tempo of a song and the guide of all, each viewer his own', () => {
  const storage = storageOf();
  writeChoices(storage, anna, { key: -3, tempo: 0.85, isGuideOn: true });
  expect(readChoices(storage, anna)).toEqual({ key: -3, tempo: 0.85, isGuideOn: true });
  expect(readChoices(storage, { ...anna, song: 'waltz' })).toEqual({ key: 0, tempo: 1, isGuideOn: true });
  expect(readChoices(storage, { ...anna, viewer: '2' })).toEqual({ key: 0, tempo: 1, isGuideOn: false });
});

it.each(['', 'x y', '7 1', '2.5 1', '0 0', '0 9', '-6', 'NaN Infinity'])(
  'takes nothing from storage that cannot be chosen: “%s”',
  (stored) => {
    expect(readChoices(storageOf({ 'karaoke/1/march': stored }), anna)).toMatchObject({ tempo: 1 });
    expect(Math.abs(readChoices(storageOf({ 'karaoke/1/march': stored }), anna).key)).toBeLessThanOrEqual(6);
  },
);

it('has keys of −6…6 and tempos of 0.5–1.5', () => {
  expect([-9, -6, -0.4, 2, 9].map(toKey)).toEqual([-6, -6, 0, 2, 6]);
  expect([0.1, 0.5, 0.849999, 1.05, 3].map(toTempo)).toEqual([0.5, 0.5, 0.85, 1.05, 1.5]);
});

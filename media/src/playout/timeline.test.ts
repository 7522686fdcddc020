import { describe, expect, it } from 'vitest';
import type { ScheduledRun } from '@kadr/contract';
import { audioTrack, plainIndex, plainPart, videoTrack } from '../testing/plain-asset.ts';
import { playableParts } from './playable-parts.ts';
import { playedFile } from './played-files.ts';
import { playedBetween } from './timeline.ts';

const opening = 'opening0000000000001';
const reel = 'reel0000000000000001';
const filler = 'filler00000000000001';

/** A film of an opening and a reel, one and three segments, and a filler of two. */
const films = new Map([
  ['film', playableParts(plainIndex(4, { parts: [plainPart(1, opening), plainPart(3, reel)] }))],
  ['filler', playableParts(plainIndex(2, { parts: [plainPart(2, filler)] }))],
]);
const partsOf = (id: string) => films.get(id) ?? [];
const runs: ScheduledRun[] = [
  { first: 100, ordinal: 7, assets: [{ id: 'film', segments: [1, 3] }] },
  { first: 110, ordinal: 13, assets: [{ id: 'filler', segments: [2] }] },
];
/** `ordinal first from-to source` */
const played = (from: number, to: number): string[] =>
  playedBetween(runs, { from, to }, partsOf).map(
    (one) => `${one.ordinal} ${one.first} ${one.from}-${one.to} ${one.part.source.replace(/0+1$/, '')}`,
  );

describe('what a channel plays between two ticks', () => {
  it('is its runs, round after round, each to where the next one begins', () => {
    expect(played(99, 113)).toEqual([
      '7 100 100-101 opening',
      '8 101 101-104 reel',
      '9 104 104-105 opening',
      '10 105 105-108 reel',
      '11 108 108-109 opening',
      '12 109 109-110 reel',
      '13 110 110-112 filler',
      '14 112 112-113 filler',
    ]);
  });

  it('is the same of every tick, whatever window it is asked for in', () => {
    expect(played(106, 107)).toEqual(['10 105 106-107 reel']);
    for (let from = 100; from < 120; from += 1)
      for (const to of [from + 1, from + 5, from + 9]) {
        const whole = playedBetween(runs, { from: 100, to: 140 }, partsOf);
        for (const one of playedBetween(runs, { from, to }, partsOf))
          expect(whole).toContainEqual(expect.objectContaining({ ordinal: one.ordinal, first: one.first }));
      }
  });

  it('begins with the first run, and goes on with the last one for ever', () => {
    expect(played(0, 100)).toEqual([]);
    expect(played(1_000_000, 1_000_001)).toEqual(['499958 1000000 1000000-1000001 filler']);
  });
});

describe('files of a channel', () => {
  const fileOf = (from: number, to: number, path: string): string | null =>
    playedFile(runs, { from, to }, partsOf, path)?.key ?? null;

  it('are those of the segments that are on the air in the span, and what begins them', () => {
    const second = `${reel}/v360/00002.m4s`;
    expect(fileOf(102, 103, second)).toBe(`assets/${second}`);
    expect(fileOf(106, 107, second)).toBe(`assets/${second}`);
    expect(fileOf(103, 106, second)).toBeNull();
    expect(fileOf(107, 109, second)).toBeNull();
    // The next run cuts it off.
    expect(fileOf(109, 400, second)).toBeNull();
    expect(fileOf(100, 110, `${reel}/a-rus/init.mp4`)).toBe(`assets/${reel}/a-rus/init.mp4`);
    expect(fileOf(110, 112, `${reel}/a-rus/init.mp4`)).toBeNull();
  });

  it('are no others of the same films', () => {
    for (const path of ['v360/00000.m4s', 'v360/00004.m4s', 'v999/00001.m4s', 'index.json', 'v360/init.mp4x'])
      expect(fileOf(100, 110, `${reel}/${path}`)).toBeNull();
    expect(fileOf(100, 110, `${reel}/../${filler}/v360/00001.m4s`)).toBeNull();
  });
});

describe('what channels can play of an asset', () => {
  it('is whole segments of the grid that all of its tracks have', () => {
    const uneven = {
      ...plainPart(4),
      video: [
        videoTrack(360, 4, {
          timeline: [
            [49_152, 3],
            [20_000, 1],
          ],
        }),
      ],
      audio: [
        audioTrack('rus', 4, {
          timeline: [
            [185_344, 1],
            [184_320, 3],
          ],
        }),
      ],
    };
    const short = { ...plainPart(1), video: [videoTrack(360, 1, { timeline: [[20_000, 1]] })] };
    const found = playableParts(plainIndex(4, { parts: [uneven, short, plainPart(2)] }));
    expect(found.map(({ segments }) => segments)).toEqual([3, 2]);
  });

  it('is nothing of what is encrypted, and of what has no sound or no picture', () => {
    const protection = { scheme: 'cbcs' as const, key_id: '0'.repeat(32) };
    for (const changed of [{ protection }, { audio: [] }, { video: [] }])
      expect(playableParts(plainIndex(4, { parts: [{ ...plainPart(4), ...changed }] }))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { inFurtherCodecs, ladder } from './ladder.ts';

const sizes = (width: number, height: number): string[] =>
  ladder({ width, height }).map((rung) => `${rung.id} ${rung.width}x${rung.height}`);

describe('ladder', () => {
  it('gives a full HD film five renditions, greatest first', () => {
    expect(sizes(1920, 1080)).toEqual([
      'v1080 1920x1080',
      'v720 1280x720',
      'v480 854x480',
      'v360 640x360',
      'v240 426x240',
    ]);
  });

  it('never enlarges: nothing above the source, an odd side loses its last pixel', () => {
    expect(sizes(3840, 2160)[0]).toBe('v1080 1920x1080');
    expect(sizes(1279, 719)).toEqual(['v720 1278x718', 'v480 854x480', 'v360 640x360', 'v240 426x240']);
    for (const rung of ladder({ width: 701, height: 395 })) {
      expect(rung.width).toBeLessThanOrEqual(701);
      expect(rung.height).toBeLessThanOrEqual(395);
    }
  });

  it('gives a wide film the rungs of its width, and an upright one those of its breadth', () => {
    expect(sizes(1920, 800)[0]).toBe('v1080 1920x800');
    expect(sizes(1080, 1920)).toEqual([
      'v1080 1080x1920',
      'v720 720x1280',
      'v480 480x854',
      'v360 360x640',
      'v240 240x426',
    ]);
  });

  it('comes once more in each further codec, for fewer bits', () => {
    const rungs = inFurtherCodecs(ladder({ width: 640, height: 360 }), ['av1']);
    expect(rungs.map(({ id, maxBitrate }) => [id, maxBitrate])).toEqual([
      ['v360', 900_000],
      ['v240', 450_000],
      ['v360-av1', 495_000],
      ['v240-av1', 247_500],
    ]);
  });

  it('gives at least two renditions where the source permits, one below 240 lines', () => {
    expect(sizes(480, 270)).toEqual(['v240 426x240', 'v144 256x144']);
    expect(sizes(320, 180)).toEqual(['v180 320x180']);
    expect(sizes(33, 37)).toHaveLength(1);
  });

  it('makes even sides within the level of the rung for every shape', () => {
    const macroblocks: Record<string, number> = { '4.0': 8192, '3.1': 3600, '3.0': 1620, '2.1': 792 };
    for (let width = 40; width <= 4100; width += 97) {
      for (let height = 40; height <= 4100; height += 89) {
        if (Math.max(width / height, height / width) > 10) continue;
        for (const rung of ladder({ width, height })) {
          expect([rung.width % 2, rung.height % 2]).toEqual([0, 0]);
          expect(Math.ceil(rung.width / 16) * Math.ceil(rung.height / 16)).toBeLessThanOrEqual(
            macroblocks[rung.level ?? ''] ?? 0,
          );
        }
      }
    }
  });
});

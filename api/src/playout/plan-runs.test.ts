import { describe, expect, it } from 'vitest';
import type { PlayedAsset, ScheduledRun } from '@kadr/contract';
import { planRuns } from './plan-runs.ts';
import type { Slot } from './plan-runs.ts';

const film: PlayedAsset = { id: 'film', segments: [1, 15] };
const other: PlayedAsset = { id: 'other', segments: [30] };
const filler: PlayedAsset = { id: 'filler', segments: [4] };

const slot = (first: number, end: number, ...assets: PlayedAsset[]): Slot => ({ first, end, assets });
/** `first ordinal assets` of every run. */
const written = (runs: readonly ScheduledRun[]): string[] =>
  runs.map(({ first, ordinal, assets }) => `${first} ${ordinal} ${assets.map(({ id }) => id).join('+')}`);
const plan = (over: Partial<Parameters<typeof planRuns>[0]>): string[] =>
  written(planRuns({ slots: [], fillers: [filler], from: 0, before: [], ...over }));

describe('a channel’s picture', () => {
  it('is the programme’s from its beginning, as often as it fits in whole, then the fillers', () => {
    expect(plan({ slots: [slot(0, 40, film), slot(40, 70, other)] })).toEqual([
      '0 0 film',
      // Two rounds of two parts.
      '32 4 filler',
      // Two rounds of the filler.
      '40 6 other',
      '70 7 filler',
    ]);
  });

  it('plays a programme’s films in their order, and cuts what is longer than the programme', () => {
    expect(plan({ slots: [slot(0, 46, film, other), slot(46, 56, other)] })).toEqual([
      '0 0 film+other',
      '46 3 other',
      '56 4 filler',
    ]);
  });

  it('fills gaps of the guide and programmes without a picture, without restarting the filler', () => {
    expect(plan({ from: 10, slots: [slot(20, 30), slot(35, 51, film), slot(51, 60)] })).toEqual([
      '10 0 filler',
      '35 7 film',
      '51 9 filler',
    ]);
  });

  it('goes on with what was on where there is no filler', () => {
    expect(plan({ fillers: [], slots: [slot(0, 40, film), slot(50, 80, other)] })).toEqual([
      '0 0 film',
      // Fifty ticks of film: three rounds and the beginning of a fourth.
      '50 8 other',
    ]);
    expect(plan({ fillers: [], slots: [slot(0, 40)] })).toEqual([]);
  });
});

describe('a schedule that is planned again', () => {
  const before = planRuns({
    slots: [slot(0, 40, film), slot(40, 70, other)],
    fillers: [filler],
    from: 0,
    before: [],
  });
  const begun = (tick: number): ScheduledRun[] => before.filter(({ first }) => first < tick);

  it('does not restart what is on, and is the same again', () => {
    for (const from of [1, 20, 33, 39, 41, 71]) {
      const slots = [slot(0, 40, film), slot(40, 70, other)];
      expect([...written(begun(from)), ...plan({ slots, from, before: begun(from) })]).toEqual(
        written(before),
      );
    }
  });

  it('shows a film that has come in from the moment on, counting on from what was shown', () => {
    const slots = [slot(0, 40, film), slot(40, 90, film), slot(90, 120, other)];
    expect(plan({ slots, from: 50, before: begun(50) })).toEqual([
      '50 7 film',
      // Two rounds of sixteen in the remaining forty ticks.
      '82 11 filler',
      '90 13 other',
      '120 14 filler',
    ]);
    const later = planRuns({ slots, fillers: [filler], from: 50, before: begun(50) });
    const known = [...begun(50), ...later].filter(({ first }) => first < 85);
    expect(plan({ slots, from: 85, before: known })).toEqual(['90 13 other', '120 14 filler']);
  });

  it('keeps a filler going where a programme without a picture is looked at in its middle', () => {
    const known: ScheduledRun[] = [{ first: 0, ordinal: 0, assets: [filler] }];
    expect(plan({ slots: [slot(10, 40), slot(40, 56, film)], from: 20, before: known })).toEqual([
      '40 10 film',
      '56 12 filler',
    ]);
  });
});

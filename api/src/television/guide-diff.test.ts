import { describe, expect, it } from 'vitest';
import { diffGuide } from './guide-diff.ts';
import type { KnownShowing } from './guide-diff.ts';

const hour = 3600;
const known = (id: number, programme: string, at: number): KnownShowing => ({
  id,
  reminders: 0,
  ...wanted(programme, at),
});
const wanted = (programme: string, at: number) => ({
  programme,
  start_time: at * hour,
  end_time: (at + 1) * hour,
  tstv_valid_until: null,
});
/** `kind id: new time` of every row that stays. */
const lines = ({ updated }: ReturnType<typeof diffGuide>) =>
  updated.map(({ kind, before, after }) => `${kind} ${before.id}: ${after.start_time / hour}`);

describe('the difference of two guides', () => {
  it('keeps showings that swap their times, each with its programme', () => {
    const diff = diffGuide(
      [known(1, 'news', 1), known(2, 'film', 2)],
      [wanted('film', 1), wanted('news', 2)],
    );
    expect(lines(diff)).toEqual(['moved 2: 1', 'moved 1: 2']);
    expect([diff.added, diff.removed]).toEqual([[], []]);
  });

  it('takes the nearest showing of a programme, and none that is more than a day away', () => {
    const diff = diffGuide(
      [known(1, 'news', 1), known(2, 'news', 9), known(3, 'film', 3)],
      [wanted('news', 8), wanted('film', 28)],
    );
    expect(lines(diff)).toEqual(['moved 2: 8']);
    expect(diff.removed.map(({ id }) => id)).toEqual([1, 3]);
    expect(diff.added).toEqual([wanted('film', 28)]);
  });

  it('keeps the row where another programme takes the time of one that goes', () => {
    const diff = diffGuide([known(1, 'news', 1)], [wanted('film', 1)]);
    expect(lines(diff)).toEqual(['changed 1: 1']);
  });

  it('is nothing for the same again', () => {
    const diff = diffGuide([known(1, 'news', 1)], [wanted('news', 1)]);
    expect(diff).toEqual({ same: 1, updated: [], added: [], removed: [] });
  });
});

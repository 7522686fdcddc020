import { describe, expect, it } from 'vitest';
import { createGuestPlaces } from './guest-places.ts';

const day = 24 * 60 * 60;

function browser(text = '') {
  const kept = { text, now: 1_764_000_000 };
  const places = createGuestPlaces({
    read: () => kept.text,
    write: (written) => void (kept.text = written),
    now: () => kept.now,
  });
  return { kept, places };
}
const ids = (places: ReturnType<typeof browser>['places']) =>
  places.list().map(({ media_item_id }) => media_item_id);

describe('the places of a guest (CT-091)', () => {
  it('are kept as text, the latest first, one a title', () => {
    const { kept, places } = browser();
    places.keep({ id: 7, timepoint: 61.9, duration: 600 });
    places.keep({ id: 8, timepoint: 30, duration: 600 });
    kept.now += 10;
    places.keep({ id: 7, timepoint: 71.2, duration: 600 });
    expect(kept.text).toBe('7-71-1764000010-0,8-30-1764000000-0');
    expect(browser(kept.text).places.list()).toEqual(places.list());
  });

  it('are not of a first glance, and once watched to the end stay so', () => {
    const { places } = browser();
    places.keep({ id: 7, timepoint: 4, duration: 600 });
    expect(ids(places)).toEqual([]);
    places.keep({ id: 7, timepoint: 700, duration: 600 });
    places.keep({ id: 7, timepoint: 2, duration: 600 });
    expect(places.list()).toMatchObject([{ timepoint: 2, is_viewed: true }]);
  });

  it('are of fifty titles and 180 days at most', () => {
    const { kept, places } = browser();
    for (let id = 1; id <= 60; id += 1) places.keep({ id, timepoint: 30, duration: 600 });
    expect(ids(places)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
    kept.now += 100 * day;
    places.keep({ id: 99, timepoint: 30, duration: 600 });
    kept.now += 81 * day;
    expect(ids(places)).toEqual([99]);
  });

  it('are forgotten one by one; what somebody else has written there is none', () => {
    const { kept, places } = browser('hello, 7-30-1764000000-0,7-30-1764000000-0x');
    expect(ids(places)).toEqual([]);
    for (const id of [7, 8]) places.keep({ id, timepoint: 30, duration: 600 });
    places.forget([8, 9]);
    expect(ids(places)).toEqual([7]);
    places.forget([7]);
    expect(kept.text).toBe('');
  });
});

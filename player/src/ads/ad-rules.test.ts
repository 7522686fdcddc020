import { describe, expect, it } from 'vitest';
import { createAdSlots, createMidrolls, isPauserollDue } from './ad-rules.ts';
import { isPrerollDue } from './preroll.ts';

describe('a preroll', () => {
  it('plays before 5 s, not from exactly 5 s on (AD-020, AD-021, AD-074)', () => {
    expect([0, 4.9, 5, 5.1, 600].map((position) => isPrerollDue(position, false))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('of a live stream plays wherever it begins (AD-022, LV-040)', () => {
    expect([0, 5, 7200].map((position) => isPrerollDue(position, true))).toEqual([true, true, true]);
  });
});

describe('slots', () => {
  const places = [
    { place: 'preroll' },
    { place: 'midroll', at: 60 },
    { place: 'pauseroll' },
    { place: 'postroll' },
  ] as const;

  it('are four at each place on demand and one on live (AD-015, AD-016, LV-039)', () => {
    expect(places.map((place) => createAdSlots(false).free(place))).toEqual([4, 4, 4, 4]);
    expect(places.map((place) => createAdSlots(true).free(place))).toEqual([1, 1, 1, 1]);
  });

  it('before and within the content are for once, at a pause and at the end they are not (AD-017, AD-018, AD-019)', () => {
    const slots = createAdSlots(false);
    for (const place of places) slots.use(place);
    expect(places.map((place) => slots.free(place))).toEqual([3, 3, 4, 4]);
    for (const place of places) slots.close(place);
    expect(places.map((place) => slots.free(place))).toEqual([0, 0, 4, 4]);
    expect(slots.free({ place: 'midroll', at: 120 })).toBe(4);
  });
});

describe('midrolls', () => {
  const look = (position: number, now: number, isNativeFullscreen = false) => ({
    position,
    now,
    isNativeFullscreen,
  });

  it('are looked for beyond 5 s only (AD-023, AD-074)', () => {
    const midrolls = createMidrolls([3], 0);
    expect(midrolls.due(look(4, 0))).toBeNull();
    expect(midrolls.due(look(5, 2000))).toBeNull();
    expect(midrolls.due(look(5.01, 4000))).toBe(3);
  });

  it('are looked for once a second at most (AD-024)', () => {
    const midrolls = createMidrolls([10], 0);
    expect(midrolls.due(look(9.9, 10_000))).toBeNull();
    expect(midrolls.due(look(10.1, 10_999))).toBeNull();
    expect(midrolls.due(look(10.2, 11_000))).toBe(10);
  });

  it('are not looked for while the bare picture fills the screen, and come after it (AD-025, AD-078)', () => {
    const midrolls = createMidrolls([10], 0);
    expect(midrolls.due(look(11, 11_000, true))).toBeNull();
    expect(midrolls.due(look(12, 12_000))).toBe(10);
  });

  it('play once each, where the plan says (AD-018, AD-026)', () => {
    const midrolls = createMidrolls([10, 20], 0);
    expect(midrolls.due(look(10, 1000))).toBe(10);
    expect(midrolls.due(look(8, 2000))).toBeNull();
    expect(midrolls.due(look(11, 3000))).toBeNull();
    expect(midrolls.hasMore()).toBe(true);
    expect(midrolls.due(look(20, 4000))).toBe(20);
    expect(midrolls.hasMore()).toBe(false);
  });

  it('that were jumped over are one', () => {
    const midrolls = createMidrolls([10, 20, 30], 0);
    expect(midrolls.due(look(6, 0))).toBeNull();
    expect(midrolls.due(look(25, 1000))).toBe(20);
    expect(midrolls.due(look(12, 2000))).toBeNull();
    expect(midrolls.due(look(26, 3000))).toBeNull();
    expect(midrolls.due(look(31, 4000))).toBe(30);
  });

  it('before the place where playback begins are not made up for', () => {
    const midrolls = createMidrolls([10, 700], 600);
    expect(midrolls.due(look(601, 0))).toBeNull();
    expect(midrolls.due(look(701, 1000))).toBe(700);
  });

  it('that did not come to play are due again', () => {
    const midrolls = createMidrolls([10], 0);
    expect(midrolls.due(look(10.4, 0))).toBe(10);
    midrolls.giveBack(10);
    expect(midrolls.due(look(11, 1000))).toBe(10);
  });
});

describe('a pauseroll', () => {
  it('plays after a pause of the viewer’s alone (AD-027)', () => {
    const reasons = ['user', 'tech', 'tech_error', 'adv', null] as const;
    expect(reasons.map((reason) => isPauserollDue(reason, null, 0))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('does not play again within five minutes of the last one’s end (AD-028, AD-075, AD-076)', () => {
    expect(isPauserollDue('user', 1000, 300_999)).toBe(false);
    expect(isPauserollDue('user', 1000, 301_000)).toBe(true);
  });
});

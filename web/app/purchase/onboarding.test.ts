import type { FeatureToggle } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { fnv1a, onboardingOf } from './onboarding.ts';
import type { OnboardingWish } from './onboarding.ts';

const cinema: OnboardingWish = {
  option: { service: { id: 7 }, content: null },
  profileId: 1,
  language: 'eng',
};
const film: OnboardingWish = {
  ...cinema,
  option: { service: null, content: { id: 7 } },
};
const product = {
  ids: [6, 7],
  title: { rus: 'Добро пожаловать', eng: 'Welcome' },
  text: { rus: 'Всё уже здесь, и к фильмам.' },
  target: { type: 'link' as const, link: '/movies', title: { rus: 'К фильмам', eng: 'To the films' } },
};
const toggle = (over: FeatureToggle['data'] = {}): FeatureToggle => ({
  is_enabled: true,
  data: { ab_salt: 'spring', ab_percent: 100, products: [product], ...over },
});

it('says what the toggle has for the id that was bought, in the language of the page, else in Russian (CM-124, CM-125, CM-126)', () => {
  expect(onboardingOf(toggle(), cinema)).toEqual({
    title: 'Welcome',
    text: 'Всё уже здесь, и\u00A0к\u00A0фильмам.',
    target: { type: 'link', link: '/movies', title: 'To the films' },
  });
  expect(onboardingOf(toggle(), { ...cinema, language: 'hye' })).toMatchObject({
    title: 'Добро пожаловать',
    target: { title: 'К\u00A0фильмам' },
  });
});

describe('says nothing (CM-126)', () => {
  it('while the toggle is off, whatever else it says', () => {
    expect(onboardingOf({ ...toggle(), is_enabled: false }, cinema)).toBeNull();
    expect(onboardingOf({ is_enabled: true, data: null }, cinema)).toBeNull();
  });

  it('of products that are not listed, or have nothing to say', () => {
    expect(onboardingOf(toggle({ products: [{ ...product, ids: [6, 8] }] }), cinema)).toBeNull();
    expect(onboardingOf(toggle({ products: [{ ids: [7] }] }), cinema)).toBeNull();
  });

  it('of a title by the id of a service, or the other way round', () => {
    expect(onboardingOf(toggle(), film)).toBeNull();
    const titles = toggle({ products: [{ ...product, type: 'media_item' }] });
    expect(onboardingOf(titles, cinema)).toBeNull();
    expect(onboardingOf(titles, film)).toMatchObject({ title: 'Welcome' });
  });
});

describe('the share of profiles (CM-126)', () => {
  const seenBy = (data: FeatureToggle['data']): number[] =>
    Array.from({ length: 10_000 }, (_, at) => at + 1).filter(
      (profileId) => onboardingOf(toggle(data), { ...cinema, profileId }) !== null,
    );

  it('is as large as ab_percent says', () => {
    for (const percent of [0.5, 10, 25, 50, 90]) {
      const share = seenBy({ ab_percent: percent }).length / 100;
      expect(Math.abs(share - percent)).toBeLessThan(1.5);
    }
    expect([seenBy({ ab_percent: 0 }).length, seenBy({ ab_percent: 100 }).length]).toEqual([0, 10_000]);
  });

  it('keeps who is in when it grows, and is another one for another salt', () => {
    const [tenth, quarter] = [new Set(seenBy({ ab_percent: 10 })), new Set(seenBy({ ab_percent: 25 }))];
    expect([...tenth].every((profile) => quarter.has(profile))).toBe(true);
    const others = seenBy({ ab_percent: 25, ab_salt: 'autumn' }).filter((profile) => quarter.has(profile));
    expect(others.length / 10_000).toBeCloseTo(0.25 * 0.25, 1);
  });

  it('follows from the FNV-1a hash of salt and profile, as published', () => {
    expect(['', 'a', 'foobar', 'é'].map((text) => fnv1a(text).toString(16))).toEqual([
      '811c9dc5',
      'e40c292c',
      'bf9cf968',
      '1e9de8c1',
    ]);
    const percent = (fnv1a('spring:1') % 10_000) / 100;
    expect(onboardingOf(toggle({ ab_percent: percent }), cinema)).toBeNull();
    expect(onboardingOf(toggle({ ab_percent: percent + 0.01 }), cinema)).not.toBeNull();
  });
});

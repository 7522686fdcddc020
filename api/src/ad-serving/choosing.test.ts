import { adCampaignInputSchema } from '@kadr/contract';
import type { AdCampaignInput } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { choosePod } from './choose-pod.ts';
import { isEligible } from './eligibility.ts';
import type { AdMoment, ServedCampaign } from './eligibility.ts';

const now = 1_000_000;
const creative = (duration: number) => ({
  id: `of ${duration} seconds`,
  name: 'Ролик',
  duration,
  skipAfter: null,
  hasClickThrough: false,
  files: [],
});

function campaign(
  over: Partial<AdCampaignInput> = {},
  counts: Partial<Omit<ServedCampaign, 'input'>> = {},
): ServedCampaign {
  const input = adCampaignInputSchema.parse({ name: 'x', advertiser: 'x', starts_at: now - 10, ...over });
  return {
    id: 1,
    input,
    genreIds: new Set(),
    creatives: [creative(15)],
    impressions: 0,
    impressionsToday: 0,
    ...counts,
  };
}

const moment: AdMoment = {
  occasion: {
    p: 'p',
    v: 'v',
    brand: 'kadr',
    lang: 'rus',
    country: 'RU',
    device: 'tv',
    content: 7,
    titles: ['ship-1-1', 'ship-1', 'ship'],
    genres: [3, 4],
    age: 16,
    test: false,
    exp: now + 10,
  },
  place: 'preroll',
  now,
  seen: () => ({ hour: 2, day: 5 }),
};
const trial = { ...moment, occasion: { ...moment.occasion, test: true } };

describe('a campaign may play', () => {
  it.each<[string, ServedCampaign, boolean]>([
    ['without targets', campaign(), true],
    ['from its first second on', campaign({ starts_at: now }), true],
    ['not before', campaign({ starts_at: now + 1 }), false],
    ['until its last second', campaign({ ends_at: now + 1 }), true],
    ['not afterwards', campaign({ ends_at: now }), false],
    ['not without a video', campaign({}, { creatives: [] }), false],
    ['at its places only', campaign({ places: ['midroll', 'postroll'] }), false],
    ['in its brands', campaign({ brands: ['kadr', 'ararat'] }), true],
    ['in no other brand', campaign({ brands: ['ararat'] }), false],
    ['in its countries', campaign({ countries: ['AM', 'RU'] }), true],
    ['in no other country', campaign({ countries: ['AM'] }), false],
    ['in its languages', campaign({ languages: ['rus'] }), true],
    ['in no other language', campaign({ languages: ['hye'] }), false],
    ['on its devices', campaign({ devices: ['tv', 'console'] }), true],
    ['on no other device', campaign({ devices: ['phone'] }), false],
    ['in a genre of its', campaign({ genres: ['drama'] }, { genreIds: new Set([4]) }), true],
    ['in no other genre', campaign({ genres: ['drama'] }, { genreIds: new Set([5]) }), false],
    ['in a genre that is gone: nowhere', campaign({ genres: ['drama'] }), false],
    ['in an episode of its series', campaign({ titles: ['ship'] }), true],
    ['in no other title', campaign({ titles: ['north-wind'] }), false],
    ['up to its age rating', campaign({ max_age: 16 }), true],
    ['not above it', campaign({ max_age: 12 }), false],
    ['below its goal', campaign({ goal: 100 }, { impressions: 99 }), true],
    ['not once it has reached its goal', campaign({ goal: 100 }, { impressions: 100 }), false],
    ['below its daily cap', campaign({ daily_cap: 10, pacing: 'fast' }, { impressionsToday: 9 }), true],
    ['not ahead of its pace', campaign({ daily_cap: 10 }, { impressionsToday: 9 }), false],
    ['not above its daily cap', campaign({ daily_cap: 10 }, { impressionsToday: 10 }), false],
    ['below the hourly cap of a viewer', campaign({ viewer_cap: { impressions: 3, per: 'hour' } }), true],
    ['not above it', campaign({ viewer_cap: { impressions: 2, per: 'hour' } }), false],
    ['below the daily cap of a viewer', campaign({ viewer_cap: { impressions: 6, per: 'day' } }), true],
    ['not above it', campaign({ viewer_cap: { impressions: 5, per: 'day' } }), false],
  ])('%s', (_, one, expected) => {
    expect(isEligible(one, moment)).toBe(expected);
  });

  it('not to viewers of an unknown country, when it is for some countries', () => {
    const occasion = { ...moment.occasion, country: null };
    expect(isEligible(campaign({ countries: ['RU'] }), { ...moment, occasion })).toBe(false);
    expect(isEligible(campaign(), { ...moment, occasion })).toBe(true);
  });

  it('in a trial without its limits, and with its targets', () => {
    expect(
      isEligible(
        campaign({ goal: 1, viewer_cap: { impressions: 1, per: 'day' } }, { impressions: 9 }),
        trial,
      ),
    ).toBe(true);
    expect(isEligible(campaign({ places: ['postroll'] }), trial)).toBe(false);
  });
});

/** Numbers from 0 to below 1, the same for the same seed (a linear congruential generator of Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a break', () => {
  const of = (id: number, over: Partial<AdCampaignInput> = {}, durations = [15]): ServedCampaign =>
    campaign({ advertiser: `Рекламодатель ${id}`, ...over }, { id, creatives: durations.map(creative) });
  const chosen = (campaigns: ServedCampaign[], { ads = 3, seconds = 90, seed = 1 } = {}) =>
    choosePod(campaigns, { ads, seconds }, seeded(seed));
  const ids = (...args: Parameters<typeof chosen>): number[] =>
    chosen(...args).map(({ campaign: { id } }) => id);

  it('takes campaigns of a higher priority first', () => {
    for (let seed = 0; seed < 20; seed += 1)
      expect(ids([of(1, { priority: 1 }), of(2, { priority: 5 }), of(3, { priority: 3 })], { seed })).toEqual(
        [2, 3, 1],
      );
  });

  it('draws by weight within a priority', () => {
    const campaigns = [of(1, { weight: 300 }), of(2, { weight: 100 })];
    const random = seeded(7);
    const firsts = Array.from(
      { length: 4000 },
      () => choosePod(campaigns, { ads: 1, seconds: 60 }, random)[0],
    );
    const share = firsts.filter((ad) => ad?.campaign.id === 1).length / firsts.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });

  it('has each advertiser once, however the name is written', () => {
    const rivals = [of(1, { advertiser: 'Чай' }), of(2, { advertiser: 'ЧАЙ' }), of(3)];
    for (let seed = 0; seed < 20; seed += 1) expect(ids(rivals, { seed })).toHaveLength(2);
  });

  it('is no longer than it may be, in advertisements and in seconds', () => {
    const many = [of(1), of(2), of(3), of(4)];
    expect(ids(many, { ads: 2 })).toHaveLength(2);
    expect(ids(many, { seconds: 40 })).toHaveLength(2);
    expect(ids([of(1, {}, [45])], { seconds: 40 })).toEqual([]);
    const [first, second] = chosen([of(1, { priority: 5 }, [30]), of(2, {}, [20, 10])], { seconds: 40 });
    expect([first?.creative.duration, second?.creative.duration]).toEqual([30, 10]);
  });

  it('is empty without campaigns', () => {
    expect(ids([])).toEqual([]);
  });
});

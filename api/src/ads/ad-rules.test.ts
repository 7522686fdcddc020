import type { TitleAds } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { everybody } from '../entitlement/entitlement.ts';
import { adPlacesOf, midrollsOf } from './ad-rules.ts';
import type { AdSituation } from './ad-rules.ts';

const ads: TitleAds = { places: ['preroll', 'midroll'], midrolls: null };
const free: AdSituation = {
  player: 'player',
  usageModel: null,
  ads,
  audience: everybody,
  isBrandWithout: false,
  isSubscriber: false,
  usualPlaces: [],
};
const every = ['preroll', 'midroll', 'pauseroll', 'postroll'];

describe('advertisements', () => {
  it('play in what is free, where the title has them (AD-001)', () => {
    expect(adPlacesOf(free, false)).toEqual(['preroll', 'midroll']);
    expect(adPlacesOf({ ...free, ads: { ...ads, places: [] }, usualPlaces: ['preroll'] }, false)).toEqual([]);
    expect(adPlacesOf({ ...free, ads: null }, false)).toEqual([]);
    expect(adPlacesOf({ ...free, ads: null, usualPlaces: ['postroll'] }, false)).toEqual(['postroll']);
  });

  it.each<[string, Partial<AdSituation>]>([
    ['what is sold', { usageModel: 'EST' }],
    ['what is rented', { usageModel: 'TVOD' }],
    ['what a subscription holds', { usageModel: 'SERVICE' }],
    ['a trailer', { player: 'trailer' }],
    ['a story', { player: 'stories' }],
    ['a brand without them (AD-063, AD-064)', { isBrandWithout: true }],
    ['a profile whose pages are for children', { audience: { ...everybody, pageAge: 12 } }],
    ['a profile whose lists are, unlocked as it may be', { audience: { ...everybody, listAge: 6 } }],
  ])('do not play in %s, nor are they tried there', (_what, over) => {
    expect(adPlacesOf({ ...free, ...over }, false)).toEqual([]);
    expect(adPlacesOf({ ...free, ...over }, true)).toEqual([]);
  });

  it('do not play for an account with a subscription, which may try them', () => {
    expect(adPlacesOf({ ...free, isSubscriber: true }, false)).toEqual([]);
    expect(adPlacesOf({ ...free, isSubscriber: true }, true)).toEqual(every);
  });

  it('are tried at every place, whatever the title says (AD-004)', () => {
    expect(adPlacesOf({ ...free, ads: null }, true)).toEqual(every);
    expect(adPlacesOf({ ...free, ads: { ...ads, places: [] } }, true)).toEqual(every);
  });
});

describe('midrolls (AD-026)', () => {
  const credits = null;
  it('are due where the operator says, so far as the film goes', () => {
    const midrolls = [30, 600, 1200];
    expect(midrollsOf({ ...ads, midrolls }, { duration: 700, credits })).toEqual([30, 600]);
    expect(midrollsOf({ ...ads, midrolls: [] }, { duration: 7000, credits })).toEqual([]);
  });

  it('are due every quarter of an hour otherwise, not in short films, not near the end', () => {
    expect(midrollsOf(null, { duration: 1199, credits })).toEqual([]);
    expect(midrollsOf(null, { duration: 1200, credits })).toEqual([900]);
    expect(midrollsOf(ads, { duration: 5400, credits })).toEqual([900, 1800, 2700, 3600, 4500]);
    expect(midrollsOf(ads, { duration: 5400, credits: { start: 4700, end: 5300 } })).toEqual([
      900, 1800, 2700, 3600,
    ]);
  });
});

import { expect, it } from 'vitest';
import { AdError } from './vast/ad-error.ts';
import type { AdPlan } from '../source/ad-plan.ts';
import { adRequestUrl, hasPosition } from './ad-request.ts';
import { isWebAddress } from './vast/web-address.ts';

const plan = (url: string, rest: Partial<AdPlan> = {}): AdPlan => ({
  requests: { preroll: () => url, midroll: () => url },
  midrolls: [],
  ...rest,
});
const address = (...args: Parameters<typeof adRequestUrl>) => new URL(adRequestUrl(...args));

it('appends the slot to addresses with a query and without one (AD-032, AD-034, AD-079)', () => {
  expect(address(plan('https://ads.example/vast'), 'preroll', 1).searchParams.get('ad_position')).toBe('1');
  const url = address(plan('https://ads.example/vast?place=a%20b&ad_position=9'), 'midroll', 2);
  expect(url.searchParams.getAll('ad_position')).toEqual(['2']);
  expect(url.search).toContain('place=a%20b');
});

it('says partner and category (AD-030)', () => {
  const { searchParams } = address(plan('https://ads.example/', { partnerId: 7 }), 'preroll', 1);
  expect([searchParams.get('partner_id'), searchParams.get('category')]).toEqual(['7', '0']);
  expect(address(plan('https://ads.example/'), 'preroll', 1).searchParams.has('partner_id')).toBe(false);
});

it('asks by the impression id in test mode, and names no slot of a preroll then (AD-004, AD-031, AD-033)', () => {
  const test = plan('https://ads.example/vast', { testImpressionId: 'a&b' });
  const preroll = address(test, 'preroll', 3).searchParams;
  expect([preroll.get('impression_id'), preroll.has('ad_position')]).toEqual(['a&b', false]);
  expect(address(test, 'midroll', 3).searchParams.get('ad_position')).toBe('3');
  expect([hasPosition(test, 'preroll'), hasPosition(test, 'midroll')]).toEqual([false, true]);
});

it('refuses addresses that do not begin with http (AD-040)', () => {
  for (const url of [
    '',
    'ftp://ads.example',
    '//ads.example',
    'javascript:alert(1)',
    '/vast',
    'data:text/xml,',
  ]) {
    let error: unknown = null;
    try {
      adRequestUrl(plan(url), 'preroll', 1);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(AdError);
    expect(error).toMatchObject({
      message: 'SMTH_WRONG_WITH_MAKING_VAST_URL',
      error: 'NOT_CORRECT_VAST_URL',
      resultCode: 1,
    });
  }
});

it('takes for web addresses what is one', () => {
  const good = ['http://a', 'HTTPS://a/b?c'];
  const bad = [
    'http:',
    'https://',
    'http:///x',
    ' javascript:alert(1)',
    'httpx://a',
    'http//a',
    'blob:http://a/b',
  ];
  expect([...good, ...bad].filter((text) => isWebAddress(text))).toEqual(good);
});

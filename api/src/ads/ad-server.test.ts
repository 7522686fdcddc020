import { expect, it } from 'vitest';
import { adRequestAddress, chooseAdServer } from './ad-server.ts';
import type { AdServers } from '../context/context.ts';

const servers: AdServers = {
  main: 'https://ads.example/vast?zone=7&cb=[CACHEBUSTING]',
  others: new Map([['second', 'https://second.example/vast']]),
};
const chosen = (data: Record<string, unknown> | null, is_enabled = true) =>
  chooseAdServer({ is_enabled, data }, servers);

it('a toggle chooses among the configured ad servers by name (AD-038)', () => {
  expect(chosen({ server: 'second' }).address).toBe('https://second.example/vast');
  expect(chosen({ server: 'second' }, false).address).toBe(servers.main);
  expect(chosen({ server: 'none' }).address).toBeNull();
  for (const data of [null, {}, { server: 'unknown' }, { server: 7 }, { server: 'https://evil.example' }])
    expect(chosen(data).address).toBe(servers.main);
  expect(chooseAdServer({ is_enabled: false, data: null }, { ...servers, main: null }).address).toBeNull();
});

it('the toggle also says where they play in what says nothing of them', () => {
  expect(chosen({ places: ['preroll'] }).places).toEqual(['preroll']);
  expect(chosen({ places: ['preroll'] }, false).places).toEqual([]);
  expect(chosen({ places: ['sideroll'] }).places).toEqual([]);
});

const topic = {
  contentId: 7,
  contentType: 'film',
  duration: 61.44,
  language: 'rus',
  brand: 'kadr',
  testImpressionId: null,
  occasion: null,
};
const origin = 'https://kadr.example';

it('tells the server of place and film behind its own query, which stays as it is (AD-002, AD-040)', () => {
  expect(adRequestAddress(`${servers.main}#top`, 'midroll', { origin, topic })).toBe(
    'https://ads.example/vast?zone=7&cb=[CACHEBUSTING]&place=midroll&content_id=7&content_type=film&duration=61&language=rus&brand=kadr',
  );
  expect(adRequestAddress('/sandbox/ads/vast', 'preroll', { origin, topic })).toMatch(
    /^https:\/\/kadr\.example\/sandbox\/ads\/vast\?place=preroll&/,
  );
});

it('passes the signed facts of a playback on, where there are any', () => {
  const address = adRequestAddress('/api/ads/vast', 'preroll', {
    origin,
    topic: { ...topic, occasion: 'a.b' },
  });
  expect(new URL(address).searchParams.get('occasion')).toBe('a.b');
});

it('asks by the impression id where advertisements are tried', () => {
  const address = adRequestAddress('/v', 'preroll', { origin, topic: { ...topic, testImpressionId: 'pod' } });
  expect(new URL(address).searchParams.get('impression_id')).toBe('pod');
});

import type { LicenceToken, Playback } from '@kadr/contract';
import { expect, it, vi } from 'vitest';
import { playerSource, teleportConfig } from './player-source.ts';

const playback: Playback = {
  playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
  content: {
    id: 7,
    slug: 'upper-quarter-s1e2',
    type: 'episode',
    name: 'Двор',
    series_name: 'Верхний квартал',
    season_order_number: 1,
    order_number: 2,
  },
  asset: {
    url: '/stream/vod/abc',
    urls: {
      dash: '/stream/vod/abc/manifest.mpd',
      hls: '/stream/vod/abc/playlist.m3u8',
      widevine: null,
      fairplay: null,
    },
    is_crypted: false,
    is_hevc: false,
    is_tokenized: true,
    cdn_token: { get_parameters: 'token=t' },
    drm_provider: null,
    player_type: 'shaka',
  },
  drm_config: null,
  thumbnails_url: '/stream/vod/abc/thumbs/hd.json?token=t',
  duration: 61.44,
  start_time: 12,
  expires_at: 1_800_000_000,
  next_episode: null,
  markers: {
    recap: null,
    intro: { start: 0, end: 3.84 },
    credits: null,
    chapters: [{ start: 0, name: 'Начало' }],
  },
  ads: null,
};
const parts = {
  caption: 'Сезон 1, серия 2',
  picture: '/images/p/card@2x',
  refreshToken: () => Promise.reject(new Error('not asked')),
  renewLicence: (_token: string): Promise<LicenceToken> => Promise.reject(new Error('not asked')),
  userId: 'viewer',
  sessionMarker: 'normal',
};

it('hands the player address, token, start and who watches (PL-007, DR-014, DR-024, DR-054, DR-059, DR-061)', () => {
  expect(playerSource(playback, parts)).toMatchObject({
    assetUrl: '/stream/vod/abc',
    type: 'vod',
    startTime: 12,
    token: { query: 'token=t', expiresAt: 1_800_000_000 },
    thumbnailsUrl: '/stream/vod/abc/thumbs/hd.json?token=t',
    content: {
      id: '7',
      name: 'Верхний квартал',
      caption: 'Сезон 1, серия 2',
      artwork: [{ src: '/images/p/card@2x' }],
    },
    identity: { sessionId: playback.playback_session_id, userId: 'viewer', sessionMarker: 'normal' },
  });
  expect(playerSource(playback, parts).markers).toEqual({
    intro: { start: 0, end: 3.84 },
    chapters: [{ start: 0, name: 'Начало' }],
  });
});

it('hands the player the advertisements, and none to who is shown none (PL-006, AD-002)', () => {
  const requests = { preroll: 'https://ads.example/v', midroll: null, pauseroll: null, postroll: null };
  const ads = { requests, midrolls: [], partner_id: null, test_impression_id: null };
  const { ad } = playerSource({ ...playback, ads }, { ...parts, framePartner: () => 9 });
  expect(ad?.requests.preroll?.()).toBe('https://ads.example/v?partner_id=9');
  expect(playerSource(playback, parts)).not.toHaveProperty('ad');
});

it('adds no token to a stream that needs none (DR-025)', () => {
  const open = {
    ...playback,
    asset: { ...playback.asset, is_tokenized: false, cdn_token: null },
    thumbnails_url: null,
  };
  expect(playerSource(open, parts)).not.toHaveProperty('token');
  expect(playerSource(open, parts)).not.toHaveProperty('thumbnailsUrl');
});

const drm_config: Playback['drm_config'] = {
  drm_provider: 'multidrm',
  urls: { widevine: '/l/widevine', playready: '/l/playready', fairplay: '/l/fairplay', clearkey: null },
  fairplay_cert_url: '/l/fairplay/certificate',
  licence_token: { token: 'first', expires_in: 300 },
};

it('hands the player where licences come from, and nothing for what is clear (DR-001, DR-006, DR-007, DR-008)', () => {
  expect(playerSource({ ...playback, drm_config }, parts).drm).toMatchObject({
    provider: 'multidrm',
    urls: { widevine: '/l/widevine', playready: '/l/playready', fairplay: '/l/fairplay' },
    fairplayCertificateUrl: '/l/fairplay/certificate',
  });
  expect(playerSource(playback, parts)).not.toHaveProperty('drm');
});

it('renews the licence token when it was refused or is about to end, and not before (DR-002)', async () => {
  vi.useFakeTimers();
  try {
    const renewLicence = vi.fn<typeof parts.renewLicence>((token) =>
      Promise.resolve({ token: `${token}+`, expires_in: 300 }),
    );
    const { drm } = playerSource({ ...playback, drm_config }, { ...parts, renewLicence });
    expect(await drm?.getToken()).toBe('first');
    vi.advanceTimersByTime(260_000);
    expect(await drm?.getToken()).toBe('first');
    vi.advanceTimersByTime(20_000);
    expect(await drm?.getToken()).toBe('first+');
    expect(await drm?.getToken('first')).toBe('first+');
    expect(await drm?.getToken('first+')).toBe('first++');
    expect(renewLicence.mock.calls).toEqual([['first'], ['first+']]);
    renewLicence.mockRejectedValueOnce(new Error('refused'));
    await expect(drm?.getToken('first++')).rejects.toThrow('refused');
  } finally {
    vi.useRealTimers();
  }
});

it('is of the type `embed` in an embedded player, `vod` elsewhere (EM-044)', () => {
  expect([true, false].map((isEmbedded) => playerSource(playback, { ...parts, isEmbedded }).type)).toEqual([
    'embed',
    'vod',
  ]);
});

it('hands over the keys of peer delivery, one for films and one for channels (LV-057)', () => {
  const endpoints = {
    api: '/api',
    watchers: '/api/events',
    watchers_apikey: null,
    errors: null,
    teleport: { vod_key: 'films', live_key: 'channels', stun: ['stun:stun.example'] },
  };
  expect(teleportConfig(endpoints, { href: 'https://kadr.example/movies' })).toEqual({
    trackers: ['wss://kadr.example/api/teleport'],
    apiKeys: { vod: 'films', live: 'channels' },
    iceServers: [{ urls: 'stun:stun.example' }],
  });
  expect(teleportConfig({ ...endpoints, teleport: null }, { href: 'https://kadr.example/' })).toBeNull();
});

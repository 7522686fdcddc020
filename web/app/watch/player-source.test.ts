import type { Playback } from '@kadr/contract';
import { expect, it } from 'vitest';
import { playerSource } from './player-source.ts';

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
  thumbnails_url: '/stream/vod/abc/thumbs/hd.json?token=t',
  duration: 61.44,
  start_time: 12,
  expires_at: 1_800_000_000,
  next_episode: null,
  markers: { intro: { start: 0, end: 3.84 }, credits: null },
};
const parts = {
  caption: 'Сезон 1, серия 2',
  picture: '/images/p/card@2x',
  refreshToken: () => Promise.reject(new Error('not asked')),
  userId: 'viewer',
};

it('hands the player address, token, start and who watches (PL-007, DR-024)', () => {
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
    identity: { sessionId: playback.playback_session_id, userId: 'viewer' },
  });
  expect(playerSource(playback, parts).markers).toEqual({ intro: { start: 0, end: 3.84 } });
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

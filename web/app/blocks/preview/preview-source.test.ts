import type { StreamAsset } from '@kadr/contract';
import { streamAddress } from '@kadr/player';
import { expect, it } from 'vitest';
import { previewSource } from './preview-source.ts';

const asset: StreamAsset = {
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
  cdn_token: { get_parameters: 'token=a%2Fb' },
  drm_provider: null,
  player_type: 'shaka',
};

const chrome = { vendor: 'Google Inc.' };
const safari = { vendor: 'Apple Computer, Inc.' };

const licence = {
  drm: { provider: 'castlabs', urls: {}, getToken: () => Promise.resolve('t') },
  identity: { sessionId: 's' },
};
const crypted: Partial<StreamAsset> = {
  is_crypted: true,
  drm_provider: 'castlabs',
  urls: { dash: '/clear.mpd', hls: '/clear.m3u8', widevine: '/locked.mpd', fairplay: '/locked.m3u8' },
};

const addressOf = (
  over: Partial<StreamAsset>,
  browser = chrome,
  by: typeof licence | null = null,
): string | null => {
  const source = previewSource({ ...asset, ...over }, 'Ветер', browser, by);
  return source && streamAddress(source, { isSafari: browser === safari, decodesHevc: true }).url;
};

it('asks for the profile web_auto, with the token as it came (CT-083, CT-086)', () => {
  expect(addressOf({})).toBe('/stream/vod/abc/manifest.mpd?profile=web_auto&token=a%2Fb');
  expect(addressOf({}, safari)).toBe('/stream/vod/abc/playlist.m3u8?profile=web_auto&token=a%2Fb');
  expect(addressOf({ is_tokenized: false })).toBe('/stream/vod/abc/manifest.mpd?profile=web_auto');
});

it('asks for the profile of the DRM provider, where there is one (CT-084, DR-026, DR-030)', () => {
  expect(addressOf(crypted, chrome, licence)).toBe('/locked.mpd?profile=castlabs&token=a%2Fb');
  expect(addressOf({ ...crypted, is_hevc: true }, chrome, licence)).toContain('codec=hevc');
});

it('takes the address that is named after the protection of what is encrypted, by what the browser plays (DR-031)', () => {
  expect(addressOf(crypted, safari, licence)).toBe('/locked.m3u8?profile=castlabs&token=a%2Fb');
  const unnamed = { ...crypted, urls: { ...asset.urls, widevine: null, fairplay: null } };
  expect(addressOf(unnamed, chrome, licence)).toContain('/stream/vod/abc/manifest.mpd');
  expect(addressOf({ ...crypted, is_crypted: false }, chrome, licence)).toContain('/clear.mpd');
  expect(addressOf({ ...crypted, is_crypted: false }, safari, licence)).toContain('/clear.m3u8');
});

it('asks for HEVC where the asset is (CT-085)', () => {
  expect(addressOf({ is_hevc: true })).toContain('codec=hevc');
});

it('is not there for what is encrypted, without a licence', () => {
  expect(addressOf({ is_crypted: true })).toBeNull();
});

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

const addressOf = (over: Partial<StreamAsset>, browser = chrome): string | null => {
  const source = previewSource({ ...asset, ...over }, 'Ветер', browser);
  return source && streamAddress(source, { isSafari: browser === safari }).url;
};

it('asks for the profile web_auto, with the token as it came (CT-083, CT-086)', () => {
  expect(addressOf({})).toBe('/stream/vod/abc/manifest.mpd?profile=web_auto&token=a%2Fb');
  expect(addressOf({}, safari)).toBe('/stream/vod/abc/playlist.m3u8?profile=web_auto&token=a%2Fb');
  expect(addressOf({ is_tokenized: false })).toBe('/stream/vod/abc/manifest.mpd?profile=web_auto');
});

it('asks for the profile of the DRM provider, where there is one (CT-084)', () => {
  expect(addressOf({ drm_provider: 'castlabs' })).toBe(
    '/stream/vod/abc/manifest.mpd?profile=castlabs&token=a%2Fb',
  );
});

it('asks for HEVC where the asset is (CT-085)', () => {
  expect(addressOf({ is_hevc: true })).toContain('codec=hevc');
});

it('is not there for what is encrypted', () => {
  expect(addressOf({ is_crypted: true })).toBeNull();
});

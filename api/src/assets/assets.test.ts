import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createAssetsService } from './service.ts';

const asset = { id: 'a'.repeat(24), isCrypted: false, isHevc: false, hasThumbnails: true };
const servedFrom = (streamBaseUrl?: string) =>
  createAssetsService({} as Database, {
    config: { publicUrl: null, brandByRequest: false, ...(streamBaseUrl && { streamBaseUrl }) },
  });

it('addresses streams and thumbnails at the delivery network, where there is one (DR-037, DR-055)', () => {
  const here = servedFrom();
  expect(here.stream(asset, 't').url).toBe(`/stream/vod/${asset.id}`);
  const network = servedFrom('https://cdn.example/stream/vod');
  const folder = `https://cdn.example/stream/vod/${asset.id}`;
  expect(network.stream(asset, 't')).toMatchObject({
    url: folder,
    urls: { dash: `${folder}/manifest.mpd`, hls: `${folder}/playlist.m3u8` },
    cdn_token: { get_parameters: 'token=t' },
  });
  expect(network.thumbnailsUrl(asset, 't')).toBe(`${folder}/thumbs/hd.json?token=t`);
});

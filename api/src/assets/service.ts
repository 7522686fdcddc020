import type { PublishedAsset, StreamAsset, StreamPlayer } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { drmProviderOf } from './drm-provider.ts';
import { findAssets, insertAsset } from './repository.ts';
import type { AssetRow } from './repository.ts';

export interface AssetsService {
  /** The assets that exist, by id. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, AssetRow>>;
  /** Adds an asset that media has published; called in the transaction that attaches it to a title. */
  add(transaction: Database, asset: PublishedAsset, now: Date): Promise<void>;
  /** Adds the expected facts of an asset that is packaged later. */
  announce(transaction: Database, asset: PublishedAsset, now: Date): Promise<void>;
  /**
   * An asset as a player gets it, with a token for its streams. An encrypted one is fetched from the addresses that are
   * named after its protection.
   */
  stream(asset: Pick<AssetRow, 'id' | 'isEncrypted' | 'isHevc'>, token: string): StreamAsset;
  /** The stream of a channel as a player gets it; `path` is the token's claim. It is never encrypted. */
  channelStream(path: string, token: string, player: StreamPlayer): StreamAsset;
  /** Address of the lyrics of a karaoke item's asset. */
  lyricsUrl(asset: Pick<AssetRow, 'id'>, token: string): string;
  /** Address of an asset's thumbnails playlist, null when it has none. */
  thumbnailsUrl(asset: Pick<AssetRow, 'id' | 'hasThumbnails'>, token: string): string | null;
}

export function createAssetsService(
  db: Database,
  { config, licences, media }: Pick<ApiPorts, 'config' | 'licences' | 'media'>,
): AssetsService {
  const streams = config.streamUrl ?? '/stream';
  const base = `${streams}/vod`;
  return {
    find: async (ids) =>
      ids.length === 0 ? new Map() : new Map((await findAssets(db, ids)).map((row) => [row.id, row])),
    add: (transaction, asset, now) => insertAsset(transaction, asset, { isPrepared: true, now }),
    announce: (transaction, asset, now) => insertAsset(transaction, asset, { isPrepared: false, now }),
    stream: ({ id, isEncrypted, isHevc }, token) => ({
      url: `${base}/${id}`,
      urls: {
        dash: `${base}/${id}/manifest.mpd`,
        hls: `${base}/${id}/playlist.m3u8`,
        widevine: isEncrypted ? `${base}/${id}/manifest.mpd` : null,
        fairplay: isEncrypted ? `${base}/${id}/playlist.m3u8` : null,
      },
      is_crypted: isEncrypted,
      is_hevc: isHevc,
      is_tokenized: true,
      cdn_token: { get_parameters: media.streamQuery(token) },
      drm_provider: isEncrypted ? drmProviderOf({ licences }) : null,
      player_type: 'shaka',
    }),
    channelStream: (path, token, player) => ({
      url: `${streams}/${path}`,
      urls: {
        dash: `${streams}/${path}/manifest.mpd`,
        hls: `${streams}/${path}/playlist.m3u8`,
        widevine: null,
        fairplay: null,
      },
      is_crypted: false,
      is_hevc: false,
      is_tokenized: true,
      cdn_token: { get_parameters: media.streamQuery(token) },
      drm_provider: null,
      player_type: player,
    }),
    lyricsUrl: ({ id }, token) => `${base}/${id}/text/lyrics.vtt?${media.streamQuery(token)}`,
    thumbnailsUrl: ({ id, hasThumbnails }, token) =>
      hasThumbnails ? `${base}/${id}/thumbs/hd.json?${media.streamQuery(token)}` : null,
  };
}

import type { PublishedAsset } from '@kadr/contract';
import type { AssetIndex } from '../asset-index.ts';
import { shownTracks, videoCodecOf } from '../manifest/presentation.ts';

/** The catalogue's data of an asset with this index. */
export function publishedAsset(index: AssetIndex, posters: PublishedAsset['posters']): PublishedAsset {
  const video = index.parts.flatMap((part) => part.video);
  const keyIds = new Set(index.parts.flatMap(({ protection }) => protection?.key_id ?? []));
  return {
    id: index.id,
    duration: index.duration,
    max_height: video.length === 0 ? null : Math.max(...video.map(({ height }) => height)),
    audio: shownTracks(index.parts[0]?.audio ?? []).map(({ language, label, channels }) => ({
      language,
      label,
      channels,
    })),
    subtitles: shownTracks(index.text).map(({ language, label }) => ({ language, label })),
    has_thumbnails: index.thumbnails !== null,
    is_crypted: keyIds.size > 0,
    key_ids: [...keyIds],
    // Of a composed asset every part must have it, or a player that asked for it would get another codec in the middle.
    is_hevc: index.parts.every((part) => part.video.some(({ codecs }) => videoCodecOf(codecs) === 'hevc')),
    posters,
  };
}

import type { AssetPart, AudioTrack, VideoTrack } from '../asset-index.ts';
import type { Period, Presentation } from '../manifest/presentation.ts';

/**
 * Renditions of a channel. Its programmes have different ladders and languages, while a player chooses one for all of
 * them: a channel offers every rendition that any of them has, and a programme without it answers with its nearest one.
 */

/** H.264 alone, which every player can play, whatever comes next; other codecs only where a part has no H.264. */
export function channelVideo({ video }: Pick<AssetPart, 'video'>): readonly VideoTrack[] {
  const common = video.filter(({ codecs }) => /^avc[13]\b/.test(codecs));
  return common.length > 0 ? common : video;
}

/** The track of a part that plays the rendition `id` of the channel; undefined for an unknown rendition. */
export function trackFor(
  part: Pick<AssetPart, 'video' | 'audio'>,
  id: string,
): VideoTrack | AudioTrack | undefined {
  const lines = /^v(\d{2,4})$/.exec(id)?.[1];
  if (lines !== undefined) return nearestVideo(channelVideo(part), Number(lines));
  if (!/^a-[a-z0-9-]+$/.test(id)) return undefined;
  const { audio } = part;
  return audio.find((track) => track.id === id) ?? audio.find(({ is_default }) => is_default) ?? audio[0];
}

/** The greatest that is not greater, else the least. */
function nearestVideo(video: readonly VideoTrack[], lines: number): VideoTrack | undefined {
  const ascending = video.toSorted((a, b) => a.height - b.height);
  return ascending.findLast(({ id, height }) => id === `v${lines}` || height <= lines) ?? ascending[0];
}

/** All renditions of the parts of a channel's programmes, as one presentation: each with its greatest bandwidth. */
export function offeredBy(parts: readonly AssetPart[]): Presentation {
  const greatest = <Track extends VideoTrack | AudioTrack>(tracks: readonly Track[]): Track[] => {
    const known = new Map<string, Track>();
    for (const track of tracks) {
      const other = known.get(track.id);
      if (other === undefined || other.bandwidth < track.bandwidth) known.set(track.id, track);
    }
    return [...known.values()];
  };
  const period: Period = {
    id: 'channel',
    ordinal: 0,
    start: 0,
    duration: 1,
    mediaStart: 0,
    source: '',
    video: greatest(parts.flatMap(channelVideo)),
    audio: greatest(parts.flatMap(({ audio }) => audio)),
  };
  return { duration: 1, periods: [period], text: [] };
}

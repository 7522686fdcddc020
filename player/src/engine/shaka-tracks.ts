/** Shaka's track lists → the player's options. */
import type { EngineTrack, EngineTracks } from './engine.ts';

interface LanguageTrack {
  readonly active: boolean;
  readonly language: string;
  readonly label: string | null;
}

interface PictureTrack {
  readonly active: boolean;
  readonly height: number | null;
  readonly codecs: string | null;
}

export function readTracks(lists: {
  readonly videos: readonly PictureTrack[];
  readonly audios: readonly LanguageTrack[];
  readonly subtitles: readonly LanguageTrack[];
}): EngineTracks {
  return {
    heights: lists.videos.flatMap(({ height }) => (height === null ? [] : [height])),
    activeHeight: lists.videos.find(({ active }) => active)?.height ?? null,
    // All renditions are in one codec: the engine chooses it before it plays.
    codecs: lists.videos[0]?.codecs ?? null,
    audios: toEngineTracks(lists.audios),
    subtitles: toEngineTracks(lists.subtitles),
  };
}

function toEngineTracks(tracks: readonly LanguageTrack[]): readonly EngineTrack[] {
  const values = trackValues(tracks);
  return tracks.map((track, index) => ({
    value: values[index] ?? '',
    language: track.language === 'und' ? '' : track.language,
    label: track.label === '' ? null : track.label,
    isActive: track.active,
  }));
}

/**
 * A value per track that means the same in another film: its language, and its label as well for a second track in
 * the same language (`ru`, `ru:Commentary`).
 */
export function trackValues(tracks: readonly Pick<LanguageTrack, 'language' | 'label'>[]): readonly string[] {
  const seen = new Set<string>();
  return tracks.map(({ language, label }, index) => {
    const plain = language === '' ? 'und' : language;
    const named = `${plain}:${label ?? ''}`;
    const value = !seen.has(plain) ? plain : !seen.has(named) ? named : `${named}#${index}`;
    seen.add(value);
    return value;
  });
}

/** Texts inside option lists; the interface supplies them in its own language. */
import type { EngineTrack } from '../engine/engine.ts';

export interface PlayerLabels {
  /** Automatic quality. */
  readonly auto: string;
  /** Subtitles off. */
  readonly off: string;
  /** Speed 1. */
  readonly normalSpeed: string;
  /** A sound track without a description. */
  readonly defaultAudio: string;
  /** BCP 47 tag of the interface, for the names of languages. */
  readonly locale: string;
}

/** The name of a track: its own label, else its language in the language of the interface. */
export function trackTitle(track: Pick<EngineTrack, 'label' | 'language'>, labels: PlayerLabels): string {
  if (track.label !== null && track.label.trim() !== '') return track.label;
  if (track.language === '') return labels.defaultAudio;
  const name = languageName(track.language, labels.locale);
  return name.charAt(0).toLocaleUpperCase(labels.locale) + name.slice(1);
}

function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // An invalid tag from outside is used as the name.
    return tag;
  }
}

/** `1.25×`, or the word for normal speed. */
export function speedTitle(speed: number, labels: PlayerLabels): string {
  return speed === 1 ? labels.normalSpeed : `${new Intl.NumberFormat(labels.locale).format(speed)}×`;
}

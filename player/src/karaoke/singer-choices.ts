/** The singer's choices, kept for the session: key and tempo of a song, the guide for all of them. */
import type { PreferenceStorage } from '../environment/environment.ts';

/** Semitones. */
export const keyRange = { least: -6, most: 6, step: 1 } as const;
/** Share of the song's own tempo. */
export const tempoRange = { least: 0.5, most: 1.5, step: 0.05 } as const;

export interface SingerChoices {
  /** Semitones, −6…6, whole. */
  readonly key: number;
  /** 0.5–1.5. */
  readonly tempo: number;
  readonly isGuideOn: boolean;
}

const nothingChosen: SingerChoices = { key: 0, tempo: 1, isGuideOn: false };

/** Session storage that never throws: a private window loses a choice, not the song. */
export function sessionChoices(): PreferenceStorage {
  return {
    get: (key) => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        sessionStorage.setItem(key, value);
      } catch {
        return;
      }
    },
  };
}

/** The viewer whose choices these are, and the song. */
export interface SingerAndSong {
  /** Unique to the viewer. */
  readonly viewer: string;
  readonly song: string;
}

const keysOf = ({ viewer, song }: SingerAndSong) => ({
  song: `karaoke/${viewer}/${song}`,
  guide: `karaoke/${viewer}`,
});

/** The choices of this session; where one is missing or invalid, the song's own value. */
export function readChoices(storage: PreferenceStorage, who: SingerAndSong): SingerChoices {
  const [key = Number.NaN, tempo = Number.NaN] = (storage.get(keysOf(who).song) ?? '').split(' ').map(Number);
  return {
    key: isKey(key) ? key : nothingChosen.key,
    tempo: isTempo(tempo) ? tempo : nothingChosen.tempo,
    isGuideOn: storage.get(keysOf(who).guide) === 'guide',
  };
}

export function writeChoices(
  storage: PreferenceStorage,
  who: SingerAndSong,
  { key, tempo, isGuideOn }: SingerChoices,
): void {
  storage.set(keysOf(who).song, `${key} ${tempo}`);
  storage.set(keysOf(who).guide, isGuideOn ? 'guide' : '');
}

/** The nearest available key. */
export function toKey(semitones: number): number {
  return Math.round(within(semitones, keyRange)) + 0;
}

/** The nearest available tempo, to the hundredth. */
export function toTempo(tempo: number): number {
  return Math.round(within(tempo, tempoRange) * 100) / 100;
}

function isKey(key: number): boolean {
  return Number.isInteger(key) && key === toKey(key);
}

function isTempo(tempo: number): boolean {
  return Number.isFinite(tempo) && tempo === toTempo(tempo) && tempo !== 0;
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}

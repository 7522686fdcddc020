/** The viewer's last choices, kept in local storage under the specification's keys. */
import type { PreferenceStorage } from '../environment/environment.ts';

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
export const DEFAULT_VOLUME = 0.8;

const keys = {
  volume: 'volumeValue',
  isMuted: 'volumeMuted',
  speed: 'playerSpeed',
  resolution: 'playerResolution',
  subtitle: 'playerSubtitle',
  audio: 'playerAudio',
  autoplayNext: 'playerAutoplayNext',
} as const;

const AUTOMATIC = 'auto';
const OFF = 'off';

export interface Preferences {
  /** 0–1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
  /** Height in lines; null is automatic. */
  readonly resolution: number | null;
  /** Track value; null is off. */
  readonly subtitle: string | null;
  /** Track value; null is the stream's own default. */
  readonly audio: string | null;
  /** The next title starts automatically. */
  readonly autoplayNext: boolean;
}

/** Reads the stored choices; a missing or invalid one becomes the default. */
export function readPreferences(storage: PreferenceStorage): Preferences {
  const volume = readNumber(storage.get(keys.volume));
  const speed = readNumber(storage.get(keys.speed));
  const resolution = readNumber(storage.get(keys.resolution));
  const subtitle = storage.get(keys.subtitle);
  return {
    volume: volume !== null && volume >= 0 && volume <= 1 ? volume : DEFAULT_VOLUME,
    isMuted: storage.get(keys.isMuted) === 'true',
    speed: speeds.find((offered) => offered === speed) ?? 1,
    resolution: resolution !== null && resolution > 0 ? resolution : null,
    subtitle: subtitle === null || subtitle === OFF || subtitle === '' ? null : subtitle,
    audio: storage.get(keys.audio) || null,
    autoplayNext: storage.get(keys.autoplayNext) !== 'false',
  };
}

/** Stores one choice at the moment it is made. */
export function writePreference<Name extends keyof Preferences>(
  storage: PreferenceStorage,
  name: Name,
  value: Preferences[Name],
): void {
  const empty = name === 'resolution' ? AUTOMATIC : name === 'subtitle' ? OFF : '';
  storage.set(keys[name], value === null ? empty : String(value));
}

function readNumber(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

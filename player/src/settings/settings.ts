/** The viewer's choices: volume, speed, quality, sound, subtitles. Each acts at once and is remembered. */
import type { Engine } from '../engine/engine.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlayerLabels } from './labels.ts';
import { speedOptions, trackOptions } from './options.ts';
import { readPreferences, speeds, writePreference } from '../preferences/preferences.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { matchHeight } from '../preferences/quality.ts';
import type { PlayerState } from '../state/state.ts';
import type { Store } from '../store/store.ts';
import { defaultCaptionStyle, readCaptionStyle, writeCaptionStyle } from '../subtitles/caption-style.ts';
import type { CaptionStyle } from '../subtitles/caption-style.ts';

const VOLUME_STEP = 0.1;
/** Milliseconds. */
const VOLUME_THROTTLE = 100;
/** Times the ordinary speed, while something is held down. */
export const BOOST = 2;

export interface SettingsActions {
  /** 0–1. Louder than nothing also unmutes. */
  readonly setVolume: (volume: number) => void;
  /** One step by key, at most every 100 ms. */
  readonly stepVolume: (direction: 1 | -1) => void;
  readonly toggleMute: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly stepSpeed: (direction: 1 | -1) => void;
  /** Twice the speed for as long as something is held down; nothing on live streams and while paused. */
  readonly setBoost: (isOn: boolean) => void;
  /** Height in lines; null is automatic. */
  readonly setResolution: (height: number | null) => void;
  /** Remembered for other films unless said otherwise. */
  readonly setAudio: (value: string, options?: { readonly isRemembered: boolean }) => void;
  /** null is off. */
  readonly setSubtitle: (value: string | null) => void;
  /** Off, or the subtitles that were on last (else the first). */
  readonly toggleSubtitles: () => void;
  readonly setAutoplayNext: (isOn: boolean) => void;
  /** Lays `changes` over the look of captions; null is the ordinary look. */
  readonly setCaptionStyle: (changes: Partial<CaptionStyle> | null) => void;
  /** The words of the option lists, in another language. */
  readonly setLabels: (labels: PlayerLabels) => void;
}

export interface Settings {
  readonly actions: SettingsActions;
  /** The engine's lists changed: show what there is. */
  readonly readTracks: () => void;
  /** A stream is there: stored choices hold where it has them. */
  readonly apply: () => void;
}

export function createSettings(options: {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly environment: Pick<PlayerEnvironment, 'now' | 'storage'>;
  readonly labels: PlayerLabels;
  readonly engine: () => Engine | null;
  /** The source's speed is not a film's. */
  readonly hasOwnTempo: () => boolean;
  readonly emit: (event: PlayerEvent) => void;
  readonly signal: AbortSignal;
}): Settings {
  const { media, store, environment, engine, hasOwnTempo } = options;
  const { storage } = environment;
  let { labels } = options;
  let resolution: number | null = null;
  let lastSubtitle: string | null = null;
  let volumeSteppedAt = -Infinity;

  const remember = <Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void => {
    writePreference(storage, name, value);
    options.emit({ type: 'setting', name, value });
  };
  const readTracks = (): void => {
    const tracks = engine()?.tracks();
    if (tracks === undefined) return;
    store.patch(trackOptions(tracks, resolution, labels));
    lastSubtitle = tracks.subtitles.find(({ isActive }) => isActive)?.value ?? lastSubtitle;
  };
  const setRate = (speed: number): void => {
    media.defaultPlaybackRate = speed;
    media.playbackRate = speed;
  };

  const setVolume = (volume: number): void => {
    const next = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
    media.volume = next;
    remember('volume', next);
    if (next > 0 && media.muted) setMuted(false);
  };
  const setMuted = (isMuted: boolean): void => {
    media.muted = isMuted;
    remember('isMuted', isMuted);
    if (!isMuted && media.volume === 0) setVolume(VOLUME_STEP);
  };
  const setSpeed = (speed: number): void => {
    setRate(speed);
    remember('speed', speed);
  };
  const setSubtitle = (value: string | null): void => {
    engine()?.selectSubtitle(value);
    remember('subtitle', value);
    readTracks();
  };

  const stored = readPreferences(storage);
  media.volume = stored.volume;
  media.muted = stored.isMuted;
  store.patch({
    volume: stored.volume,
    isMuted: stored.isMuted,
    speeds: speedOptions(stored.speed, labels),
    autoplayNext: stored.autoplayNext,
    captionStyle: readCaptionStyle(storage),
  });
  const showSpeed = (): void => {
    // The engine sets 0 while it waits for data, a held finger 2: those are not speeds that anybody chose.
    if (hasOwnTempo()) store.patch({ speeds: [] });
    else if (media.playbackRate > 0 && !store.getState().isBoosted)
      store.patch({ speeds: speedOptions(media.playbackRate, labels) });
  };
  media.addEventListener('ratechange', showSpeed, { signal: options.signal });

  return {
    readTracks,
    apply: () => {
      const made = engine();
      if (made === null) return;
      const { resolution: remembered, speed } = readPreferences(storage);
      resolution = remembered === null ? null : matchHeight(remembered, made.tracks().heights);
      if (resolution !== remembered) made.selectHeight(resolution);
      setRate(made.isLive() || hasOwnTempo() ? 1 : speed);
      showSpeed();
      readTracks();
    },
    actions: {
      setVolume,
      stepVolume: (direction) => {
        const now = environment.now();
        if (now - volumeSteppedAt < VOLUME_THROTTLE) return;
        volumeSteppedAt = now;
        setVolume(media.volume + direction * VOLUME_STEP);
      },
      toggleMute: () => setMuted(!media.muted),
      setSpeed,
      stepSpeed: (direction) => {
        const at = speeds.findIndex((speed) => speed === media.defaultPlaybackRate);
        const next = speeds[at + direction];
        if (next !== undefined && !store.getState().isLive && !hasOwnTempo()) setSpeed(next);
      },
      setBoost: (isOn) => {
        const { isBoosted, isLive } = store.getState();
        if (isOn === isBoosted || (isOn && (isLive || media.paused || hasOwnTempo()))) return;
        store.patch({ isBoosted: isOn });
        media.playbackRate = isOn ? BOOST : media.defaultPlaybackRate;
      },
      setResolution: (height) => {
        resolution = height;
        engine()?.selectHeight(height);
        remember('resolution', height);
        readTracks();
      },
      setAudio: (value, { isRemembered } = { isRemembered: true }) => {
        engine()?.selectAudio(value);
        if (isRemembered) remember('audio', value);
        readTracks();
      },
      setSubtitle,
      toggleSubtitles: () => {
        const { subtitles } = store.getState();
        const isOn = subtitles.some(({ active, value }) => active && value !== null);
        const first = subtitles.find(({ value }) => value !== null)?.value ?? null;
        setSubtitle(isOn ? null : (lastSubtitle ?? first));
      },
      setAutoplayNext: (isOn) => {
        store.patch({ autoplayNext: isOn });
        remember('autoplayNext', isOn);
      },
      setCaptionStyle: (changes) => {
        const captionStyle = {
          ...(changes === null ? defaultCaptionStyle : store.getState().captionStyle),
          ...changes,
        };
        store.patch({ captionStyle });
        writeCaptionStyle(storage, captionStyle);
        options.emit({ type: 'setting', name: 'captions', value: JSON.stringify(captionStyle) });
      },
      setLabels: (next) => {
        labels = next;
        showSpeed();
        readTracks();
      },
    },
  };
}

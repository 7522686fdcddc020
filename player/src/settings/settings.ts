/** The viewer's choices: volume, speed, quality, sound, subtitles. Each acts at once and is remembered. */
import type { Engine } from '../engine/engine.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlayerLabels } from './labels.ts';
import { speedOptions, trackOptions } from './options.ts';
import { readPreferences, speeds, writePreference } from '../preferences/preferences.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { matchHeight } from '../preferences/quality.ts';
import { change } from '../state/change.ts';
import type { PlayerStore } from '../state/change.ts';
import { defaultCaptionStyle, readCaptionStyle, writeCaptionStyle } from '../subtitles/caption-style.ts';
import type { CaptionStyle } from '../subtitles/caption-style.ts';

const VOLUME_STEP = 0.1;
/** Milliseconds. */
const VOLUME_THROTTLE = 100;
/** Times the ordinary speed, while something is held down. */
export const BOOST = 2;

export interface SettingsActions {
  /** 0–1. Any volume above 0 also unmutes. */
  readonly setVolume: (volume: number) => void;
  /** One step by key, at most every 100 ms. */
  readonly stepVolume: (direction: 1 | -1) => void;
  readonly toggleMute: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly stepSpeed: (direction: 1 | -1) => void;
  /** Double speed for as long as something is held down; does nothing on live streams and while paused. */
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
  /** The engine's lists changed: show them. */
  readonly readTracks: () => void;
  /** A stream is loaded: applies the stored choices that it supports. */
  readonly apply: () => void;
}

interface SettingsPorts {
  readonly media: HTMLVideoElement;
  readonly store: PlayerStore;
  readonly environment: Pick<PlayerEnvironment, 'now' | 'storage'>;
  readonly labels: PlayerLabels;
  readonly engine: () => Engine | null;
  /** The source's speed is not a film's. */
  readonly hasOwnTempo: () => boolean;
  readonly emit: (event: PlayerEvent) => void;
  readonly signal: AbortSignal;
}

/** The state that the settings share. */
interface SettingsContext extends Omit<SettingsPorts, 'labels'> {
  labels: PlayerLabels;
  resolution: number | null;
  lastSubtitle: string | null;
  volumeSteppedAt: number;
}

const settingsState = change<'settings/settings'>;

export function createSettings(ports: SettingsPorts): Settings {
  const context: SettingsContext = {
    ...ports,
    resolution: null,
    lastSubtitle: null,
    volumeSteppedAt: -Infinity,
  };
  const { media, store, engine, signal } = ports;
  applyStored(context);
  media.addEventListener('ratechange', () => showSpeed(context), { signal });
  return {
    readTracks: () => readTracks(context),
    apply: () => apply(context),
    actions: {
      setVolume: (volume) => setVolume(context, volume),
      stepVolume: (direction) => stepVolume(context, direction),
      toggleMute: () => setMuted(context, !media.muted),
      setSpeed: (speed) => setSpeed(context, speed),
      stepSpeed: (direction) => stepSpeed(context, direction),
      setBoost: (isOn) => setBoost(context, isOn),
      setResolution: (height) => {
        context.resolution = height;
        engine()?.selectHeight(height);
        remember(context, 'resolution', height);
        readTracks(context);
      },
      setAudio: (value, { isRemembered } = { isRemembered: true }) => {
        engine()?.selectAudio(value);
        if (isRemembered) remember(context, 'audio', value);
        readTracks(context);
      },
      setSubtitle: (value) => setSubtitle(context, value),
      toggleSubtitles: () => toggleSubtitles(context),
      setAutoplayNext: (isOn) => {
        store.patch(settingsState({ autoplayNext: isOn }));
        remember(context, 'autoplayNext', isOn);
      },
      setCaptionStyle: (changes) => setCaptionStyle(context, changes),
      setLabels: (labels) => {
        context.labels = labels;
        showSpeed(context);
        readTracks(context);
      },
    },
  };
}

/** Before there is a stream. Volume reaches the store by the element. */
function applyStored({ media, store, environment, labels }: SettingsContext): void {
  const { volume, isMuted, speed, autoplayNext } = readPreferences(environment.storage);
  media.volume = volume;
  media.muted = isMuted;
  store.patch(
    settingsState({
      speeds: speedOptions(speed, labels),
      autoplayNext,
      captionStyle: readCaptionStyle(environment.storage),
    }),
  );
}

function apply(context: SettingsContext): void {
  const { engine, environment, hasOwnTempo } = context;
  const made = engine();
  if (made === null) return;
  const { resolution, speed } = readPreferences(environment.storage);
  context.resolution = resolution === null ? null : matchHeight(resolution, made.tracks().heights);
  if (context.resolution !== resolution) made.selectHeight(context.resolution);
  setRate(context, made.isLive() || hasOwnTempo() ? 1 : speed);
  showSpeed(context);
  readTracks(context);
}

function remember<Name extends keyof Preferences>(
  { environment, emit }: SettingsContext,
  name: Name,
  value: Preferences[Name],
): void {
  writePreference(environment.storage, name, value);
  emit({ type: 'setting', name, value });
}

function readTracks(context: SettingsContext): void {
  const { engine, store } = context;
  const tracks = engine()?.tracks();
  if (tracks === undefined) return;
  store.patch(settingsState(trackOptions(tracks, context.resolution, context.labels)));
  context.lastSubtitle = tracks.subtitles.find(({ isActive }) => isActive)?.value ?? context.lastSubtitle;
}

function setVolume(context: SettingsContext, volume: number): void {
  const { media } = context;
  const next = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
  media.volume = next;
  remember(context, 'volume', next);
  if (next > 0 && media.muted) setMuted(context, false);
}

function stepVolume(context: SettingsContext, direction: 1 | -1): void {
  const { environment, media } = context;
  const now = environment.now();
  if (now - context.volumeSteppedAt < VOLUME_THROTTLE) return;
  context.volumeSteppedAt = now;
  setVolume(context, media.volume + direction * VOLUME_STEP);
}

function setMuted(context: SettingsContext, isMuted: boolean): void {
  const { media } = context;
  media.muted = isMuted;
  remember(context, 'isMuted', isMuted);
  if (!isMuted && media.volume === 0) setVolume(context, VOLUME_STEP);
}

function setRate({ media }: SettingsContext, speed: number): void {
  media.defaultPlaybackRate = speed;
  media.playbackRate = speed;
}

function setSpeed(context: SettingsContext, speed: number): void {
  setRate(context, speed);
  remember(context, 'speed', speed);
}

function stepSpeed(context: SettingsContext, direction: 1 | -1): void {
  const { media, store, hasOwnTempo } = context;
  const next = speeds[speeds.findIndex((speed) => speed === media.defaultPlaybackRate) + direction];
  if (next !== undefined && !store.getState().isLive && !hasOwnTempo()) setSpeed(context, next);
}

function setBoost({ media, store, hasOwnTempo }: SettingsContext, isOn: boolean): void {
  const { isBoosted, isLive } = store.getState();
  if (isOn === isBoosted || (isOn && (isLive || media.paused || hasOwnTempo()))) return;
  store.patch(settingsState({ isBoosted: isOn }));
  media.playbackRate = isOn ? BOOST : media.defaultPlaybackRate;
}

function showSpeed({ media, store, hasOwnTempo, labels }: SettingsContext): void {
  // The engine sets 0 while it waits for data, a held finger 2: those are not chosen speeds.
  if (hasOwnTempo()) store.patch(settingsState({ speeds: [] }));
  else if (media.playbackRate > 0 && !store.getState().isBoosted)
    store.patch(settingsState({ speeds: speedOptions(media.playbackRate, labels) }));
}

function setSubtitle(context: SettingsContext, value: string | null): void {
  context.engine()?.selectSubtitle(value);
  remember(context, 'subtitle', value);
  readTracks(context);
}

function toggleSubtitles(context: SettingsContext): void {
  const { subtitles } = context.store.getState();
  const isOn = subtitles.some(({ active, value }) => active && value !== null);
  const first = subtitles.find(({ value }) => value !== null)?.value ?? null;
  setSubtitle(context, isOn ? null : (context.lastSubtitle ?? first));
}

function setCaptionStyle(
  { store, environment, emit }: SettingsContext,
  changes: Partial<CaptionStyle> | null,
): void {
  const captionStyle = {
    ...(changes === null ? defaultCaptionStyle : store.getState().captionStyle),
    ...changes,
  };
  store.patch(settingsState({ captionStyle }));
  writeCaptionStyle(environment.storage, captionStyle);
  emit({ type: 'setting', name: 'captions', value: JSON.stringify(captionStyle) });
}

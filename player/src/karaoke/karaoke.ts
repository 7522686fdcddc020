/** A song to sing to: its words, key, tempo and guiding voice. Requests go in; their results show in the store. */
import type { PlayerEnvironment, PreferenceStorage } from '../environment/environment.ts';
import type { Player } from '../playback/player.ts';
import { createStore } from '../store/store.ts';
import type { ReadonlyStore, Store } from '../store/store.ts';
import { parseLyrics } from './lyrics.ts';
import type { LyricLine } from './lyrics.ts';
import type { PitchShifter } from './pitch.ts';
import { readChoices, toKey, toTempo, writeChoices } from './singer-choices.ts';
import type { SingerAndSong, SingerChoices } from './singer-choices.ts';

/** The song of a karaoke title: what karaoke needs beside the source of the stream. */
export interface KaraokeSong extends SingerAndSong {
  /** Address of the words, WebVTT with times inside its cues. */
  readonly lyricsUrl: string;
  /** Label of the sound track with the guiding voice; null without one. */
  readonly guideTrack: string | null;
}

export interface KaraokeState extends SingerChoices {
  readonly lines: readonly LyricLine[];
  readonly lyrics: 'loading' | 'ready' | 'missing';
  /** The stream has a track with the guiding voice. */
  readonly hasGuide: boolean;
  /** The state of another key: not asked for, on its way (or waiting for a touch), ready, or impossible here. */
  readonly shifting: 'idle' | 'loading' | 'ready' | 'failed';
}

export interface Karaoke {
  readonly store: ReadonlyStore<KaraokeState>;
  /** Semitones; the nearest available key. */
  readonly setKey: (semitones: number) => void;
  /** Share of the song's own tempo; the nearest available tempo. */
  readonly setTempo: (tempo: number) => void;
  readonly setGuide: (isOn: boolean) => void;
  /** Seconds of the song that are heard now: to the frame, less the delay of the sound. */
  readonly position: () => number;
  /** Fetches the words and takes control of the player; returns a function that releases it. */
  readonly start: () => () => void;
}

interface KaraokeOptions {
  readonly player: Player;
  readonly song: KaraokeSong;
  readonly environment: Pick<PlayerEnvironment, 'fetch'>;
  readonly storage: PreferenceStorage;
  readonly loadShifter?: () => Promise<{
    createPitchShifter: (media: HTMLMediaElement, signal: AbortSignal) => Promise<PitchShifter>;
  }>;
}

/** One song during its playback. */
interface Singing extends Required<KaraokeOptions> {
  readonly store: Store<KaraokeState>;
  shifter: PitchShifter | null;
  /** Aborted when the song stops. */
  signal: AbortSignal;
}

/** Creates karaoke for a player whose source has its own tempo (`hasOwnTempo`). */
export function createKaraoke(options: KaraokeOptions): Karaoke {
  const { media } = options.player;
  const store = createStore<KaraokeState>({
    ...readChoices(options.storage, options.song),
    lines: [],
    lyrics: 'loading',
    hasGuide: false,
    shifting: 'idle',
  });
  const singing: Singing = {
    loadShifter: () => import('./pitch.ts'),
    ...options,
    store,
    shifter: null,
    signal: new AbortController().signal,
  };
  return {
    store,
    setKey: (semitones) => {
      remember(singing, { key: toKey(semitones) });
      void applyKey(singing);
    },
    setTempo: (tempo) => {
      remember(singing, { tempo: toTempo(tempo) });
      applyTempo(singing);
    },
    setGuide: (isGuideOn) => {
      remember(singing, { isGuideOn });
      applyGuide(singing);
    },
    position: () => {
      const delay = media.paused ? 0 : (singing.shifter?.delay() ?? 0) * media.playbackRate;
      return Math.max(0, media.currentTime - delay);
    },
    start: () => start(singing),
  };
}

function remember({ store, storage, song }: Singing, choice: Partial<SingerChoices>): void {
  store.patch(choice);
  writeChoices(storage, song, store.getState());
}

async function readLyrics({ song, environment, store, signal }: Singing): Promise<void> {
  const response = await environment.fetch(song.lyricsUrl, { signal });
  const lines = response.ok ? parseLyrics(await response.text()) : [];
  if (!signal.aborted) store.patch({ lines, lyrics: lines.length > 0 ? 'ready' : 'missing' });
}

function applyTempo({ player: { media }, store }: Singing): void {
  const { tempo } = store.getState();
  media.preservesPitch = true;
  media.defaultPlaybackRate = tempo;
  media.playbackRate = tempo;
}

function applyGuide({ player, song, store }: Singing): void {
  const { audios } = player.store.getState();
  const guide = song.guideTrack === null ? undefined : audios.find(({ title }) => title === song.guideTrack);
  const bare = audios.find((track) => track !== guide);
  store.patch({ hasGuide: guide !== undefined && bare !== undefined });
  const wanted = store.getState().isGuideOn ? guide : bare;
  if (guide !== undefined && wanted?.active === false) player.setAudio(wanted.value, { isRemembered: false });
}

async function applyKey(singing: Singing): Promise<void> {
  const { store, signal, loadShifter, player } = singing;
  if (singing.shifter !== null) return singing.shifter.setKey(store.getState().key);
  if (store.getState().key === 0 || store.getState().shifting === 'loading') return;
  store.patch({ shifting: 'loading' });
  try {
    const made = await (await loadShifter()).createPitchShifter(player.media, signal);
    if (signal.aborted) return await made.destroy();
    singing.shifter = made;
    made.setKey(store.getState().key);
    store.patch({ shifting: 'ready' });
  } catch {
    // The song continues in its original key, and the next press tries again.
    if (!signal.aborted) store.patch({ shifting: 'failed', key: 0 });
  }
}

/** Follows the player. Returns how to stop. */
function start(singing: Singing): () => void {
  const { player, store } = singing;
  const abort = new AbortController();
  singing.signal = abort.signal;
  const apply = (): void => {
    applyTempo(singing);
    applyGuide(singing);
  };
  const stopEvents = player.on(({ type }) => {
    if (type === 'ready') apply();
  });
  // The list of sound tracks may come after the stream.
  const stopTracks = player.store.subscribe(() => {
    const { audios, phase } = player.store.getState();
    if (phase === 'ready' && !store.getState().hasGuide && audios.length > 1) applyGuide(singing);
  });
  if (player.store.getState().phase === 'ready') apply();
  void applyKey(singing);
  readLyrics(singing).catch(() => {
    if (!abort.signal.aborted) store.patch({ lyrics: 'missing' });
  });
  return () => {
    abort.abort();
    stopEvents();
    stopTracks();
    void singing.shifter?.destroy();
    singing.shifter = null;
    store.patch({ shifting: 'idle' });
  };
}

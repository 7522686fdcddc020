/** A song to sing to: its words, the key and tempo it is sung in, and the guiding voice. Requests go in, the store says what became of them. */
import type { PlayerEnvironment, PreferenceStorage } from '../environment/environment.ts';
import type { Player } from '../playback/player.ts';
import { createStore } from '../store/store.ts';
import type { ReadonlyStore } from '../store/store.ts';
import { parseLyrics } from './lyrics.ts';
import type { LyricLine } from './lyrics.ts';
import type { PitchShifter } from './pitch.ts';
import { readChoices, toKey, toTempo, writeChoices } from './singer-choices.ts';
import type { SingerAndSong, SingerChoices } from './singer-choices.ts';

/** What karaoke needs beside the source of the stream. */
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
  /** What became of another key: nothing asked yet, on its way (or waiting for a touch), there, or impossible here. */
  readonly shifting: 'idle' | 'loading' | 'ready' | 'failed';
}

export interface Karaoke {
  readonly store: ReadonlyStore<KaraokeState>;
  /** Semitones; the nearest that there is. */
  readonly setKey: (semitones: number) => void;
  /** Share of the song's own tempo; the nearest that there is. */
  readonly setTempo: (tempo: number) => void;
  readonly setGuide: (isOn: boolean) => void;
  /** Seconds of the song that are heard now: to the frame, without what the sound is behind the picture. */
  readonly position: () => number;
  /** Fetches the words and takes the player in hand; gives how to let go of it. */
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

/** For a player whose source has its own tempo (`hasOwnTempo`). */
export function createKaraoke({
  player,
  song,
  environment,
  storage,
  loadShifter = () => import('./pitch.ts'),
}: KaraokeOptions): Karaoke {
  const { media } = player;
  let { signal } = new AbortController();
  let shifter: PitchShifter | null = null;
  const store = createStore<KaraokeState>({
    ...readChoices(storage, song),
    lines: [],
    lyrics: 'loading',
    hasGuide: false,
    shifting: 'idle',
  });

  const remember = (choice: Partial<SingerChoices>): void => {
    store.patch(choice);
    writeChoices(storage, song, store.getState());
  };

  const readLyrics = async (): Promise<void> => {
    const asked = signal;
    const response = await environment.fetch(song.lyricsUrl, { signal });
    const lines = response.ok ? parseLyrics(await response.text()) : [];
    if (!asked.aborted) store.patch({ lines, lyrics: lines.length > 0 ? 'ready' : 'missing' });
  };

  const applyTempo = (): void => {
    const { tempo } = store.getState();
    media.preservesPitch = true;
    media.defaultPlaybackRate = tempo;
    media.playbackRate = tempo;
  };
  const applyGuide = (): void => {
    const { audios } = player.store.getState();
    const guide =
      song.guideTrack === null ? undefined : audios.find(({ title }) => title === song.guideTrack);
    const bare = audios.find((track) => track !== guide);
    store.patch({ hasGuide: guide !== undefined && bare !== undefined });
    const wanted = store.getState().isGuideOn ? guide : bare;
    if (guide !== undefined && wanted?.active === false)
      player.setAudio(wanted.value, { isRemembered: false });
  };
  const applyKey = async (): Promise<void> => {
    if (shifter !== null) return shifter.setKey(store.getState().key);
    if (store.getState().key === 0 || store.getState().shifting === 'loading') return;
    store.patch({ shifting: 'loading' });
    const asked = signal;
    try {
      const made = await (await loadShifter()).createPitchShifter(media, asked);
      if (asked.aborted) return await made.destroy();
      shifter = made;
      shifter.setKey(store.getState().key);
      store.patch({ shifting: 'ready' });
    } catch {
      // The song goes on in its own key, and the next press tries again.
      if (!asked.aborted) store.patch({ shifting: 'failed', key: 0 });
    }
  };

  const start = (): (() => void) => {
    const abort = new AbortController();
    ({ signal } = abort);
    const takeUp = (): void => {
      applyTempo();
      applyGuide();
    };
    const stopEvents = player.on(({ type }) => {
      if (type === 'ready') takeUp();
    });
    // The list of sound tracks may come after the stream.
    const stopTracks = player.store.subscribe(() => {
      const { audios, phase } = player.store.getState();
      if (phase === 'ready' && !store.getState().hasGuide && audios.length > 1) applyGuide();
    });
    if (player.store.getState().phase === 'ready') takeUp();
    void applyKey();
    readLyrics().catch(() => {
      if (!abort.signal.aborted) store.patch({ lyrics: 'missing' });
    });
    return () => {
      abort.abort();
      stopEvents();
      stopTracks();
      void shifter?.destroy();
      shifter = null;
      store.patch({ shifting: 'idle' });
    };
  };

  return {
    store,
    setKey: (semitones) => {
      remember({ key: toKey(semitones) });
      void applyKey();
    },
    setTempo: (tempo) => {
      remember({ tempo: toTempo(tempo) });
      applyTempo();
    },
    setGuide: (isGuideOn) => {
      remember({ isGuideOn });
      applyGuide();
    },
    position: () =>
      Math.max(0, media.currentTime - (media.paused ? 0 : (shifter?.delay() ?? 0) * media.playbackRate)),
    start,
  };
}

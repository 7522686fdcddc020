import type { Language } from '@kadr/contract';
import { Tinypool } from 'tinypool';
import type { MusicMood } from '../content/types.ts';
import type * as work from './studio-work.ts';

type Work = typeof work;
type Job<Name extends keyof Work> = Parameters<Work[Name]>[0];
type Made<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

/** The pictures of a title with its name set upon them (JPEG). */
export interface LetteredTitle {
  readonly logo: Readonly<Record<Language, Uint8Array>>;
  readonly visit_card: Readonly<Record<Language, Uint8Array>>;
}

/** A song as it is handed in. */
export interface PlayedSong {
  readonly backing: Uint8Array;
  readonly guided: Uint8Array;
  /** WebVTT with times inside its cues. */
  readonly lyrics: string;
  /** Seconds. */
  readonly duration: number;
}

/** Letters and composes, away from the process that answers viewers. */
export interface Studio {
  /** Sets a title's name upon its poster and its card. */
  letterTitle(slug: string): Promise<LetteredTitle>;
  /** The card of a title, or of an advertisement, with its name: JPEG, for the opening of its film. */
  letterOpening(slug: string, language?: Language): Promise<Uint8Array>;
  /** A channel's logo (PNG). */
  drawLogo(slug: string): Promise<Uint8Array>;
  /** A picture of the pack as JPEG, which every ffmpeg reads. */
  toJpeg(name: string): Promise<Uint8Array>;
  /** WAV files of a whole film, one arrangement a language. */
  compose(mood: MusicMood): Promise<{ readonly rus: Uint8Array; readonly eng: Uint8Array }>;
  /** The music of an advertisement, a WAV file. */
  composeJingle(slug: string): Promise<Uint8Array>;
  /** A song of the karaoke catalogue: WAV files of the band, and of the band with the guide; its words; its seconds. */
  playSong(slug: string): Promise<PlayedSong>;
  close(): Promise<void>;
}

/** Milliseconds without work after which a process ends. */
const idleFor = 5000;

/** How often a job is begun whose process ends, for example because the system is out of memory. */
const mostTries = 3;
/** Processes in a row that may end before they take a job. */
const mostLost = 10;

/**
 * A studio of `processes` processes, which take jobs in the order in which they are given and end when there are none. A
 * quiet one works only when the processor has nothing better to do.
 */
export function openStudio(
  processes: number,
  { signal, isQuiet }: { readonly signal: AbortSignal; readonly isQuiet: boolean },
): Studio {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: new URL('studio-work.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: processes,
    idleTimeout: idleFor,
    serialization: 'advanced',
    execArgv: [],
    argv: isQuiet ? ['--quiet'] : [],
    env: Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ''])),
  });
  let isClosed = false;
  const givenUp = new AbortController();
  let [waiting, lost] = [0, 0];
  // A process ended that had no job yet.
  pool.on('error', () => {
    if (isClosed || waiting === 0) return;
    lost += 1;
    if (lost > mostLost) return givenUp.abort();
    // Tinypool starts a process only for a new job: those that wait for the lost one would wait forever.
    pool.run(undefined, { name: 'begin' }).catch(() => undefined);
  });
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await pool.destroy();
  };
  signal.addEventListener('abort', () => void close(), { once: true });

  const ask = async <Name extends keyof Work>(name: Name, job: Job<Name>): Promise<Made<Name>> => {
    signal.throwIfAborted();
    if (isClosed) throw new Error('The studio is closed.');
    waiting += 1;
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          const made: Made<Name> = await pool.run(job, { name, signal: givenUp.signal });
          lost = 0;
          return made;
        } catch (error) {
          signal.throwIfAborted();
          if (!isClosed && tries < mostTries && hasProcessEnded(error)) continue;
          const reason = givenUp.signal.aborted ? 'its processes end when they start' : messageOf(error);
          throw new Error(`The studio failed (${name}): ${reason}`, { cause: error });
        }
      }
    } finally {
      waiting -= 1;
    }
  };
  return {
    letterTitle: (slug) => ask('letterTitle', { slug }),
    letterOpening: (slug, language = 'rus') => ask('letterOpening', { slug, language }),
    drawLogo: (slug) => ask('drawLogo', { slug }),
    toJpeg: (name) => ask('toJpeg', { name }),
    playSong: (slug) => ask('playSheet', { slug }),
    composeJingle: (slug) => ask('composeAdvertisement', { slug }),
    compose: (mood) => ask('composeFilm', { mood }),
    close,
  };
}

/** Whether a job failed because its process ended: Tinypool's words, or Node's codes for a closed channel. */
function hasProcessEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return (
    error.message === 'Worker exited unexpectedly' || code === 'ERR_IPC_CHANNEL_CLOSED' || code === 'EPIPE'
  );
}

/** Errors of another process come as plain objects. */
function messageOf(error: unknown): string {
  const isNamed = typeof error === 'object' && error !== null && 'message' in error;
  return String(isNamed ? error.message : error);
}

import { Worker } from 'node:worker_threads';
import type { Language } from '@kadr/contract';
import type { MusicMood } from '../content/types.ts';
import type { StudioAnswer, StudioJob } from './studio-thread.ts';

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

/** Letters and composes, away from the thread that answers viewers. */
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

interface Waiting {
  readonly job: StudioJob;
  readonly answer: (answer: StudioAnswer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A studio of `threads` threads, which take jobs in the order in which they are given. A quiet one works only when the
 * processor has nothing better to do, where the system knows threads of different priority.
 */
export function openStudio(
  threads: number,
  { signal, isQuiet }: { readonly signal: AbortSignal; readonly isQuiet: boolean },
): Studio {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const atWork = new Map<Worker, Waiting>();
  const workers = new Set<Worker>();

  const next = (): void => {
    while (queue.length > 0 && (idle.length > 0 || workers.size < threads)) {
      const worker = idle.pop() ?? hire();
      const waiting = queue.shift();
      if (waiting === undefined) return;
      atWork.set(worker, waiting);
      worker.postMessage(waiting.job);
    }
  };
  const lose = (worker: Worker, error: unknown): void => {
    if (!workers.delete(worker)) return;
    atWork.get(worker)?.fail(error);
    atWork.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    next();
  };
  function hire(): Worker {
    const worker = new Worker(new URL('./studio-thread.ts', import.meta.url), { workerData: { isQuiet } });
    worker.on('message', (answer: StudioAnswer) => {
      const waiting = atWork.get(worker);
      atWork.delete(worker);
      idle.push(worker);
      if ('failure' in answer) waiting?.fail(new Error(answer.failure));
      else waiting?.answer(answer);
      next();
    });
    worker.on('error', (error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('A thread of the studio ended.')));
    workers.add(worker);
    return worker;
  }
  const close = async (reason: unknown): Promise<void> => {
    for (const { fail } of [...queue.splice(0), ...atWork.values()]) fail(reason);
    atWork.clear();
    const ending = [...workers];
    workers.clear();
    await Promise.all(ending.map((worker) => worker.terminate()));
  };
  signal.addEventListener('abort', () => void close(signal.reason), { once: true });

  const ask = async <K extends StudioAnswer['kind']>(
    kind: K,
    job: StudioJob,
  ): Promise<Extract<StudioAnswer, { kind: K }>> => {
    signal.throwIfAborted();
    const answer = await new Promise<StudioAnswer>((resolve, reject) => {
      queue.push({ job, answer: resolve, fail: reject });
      next();
    });
    if (!isOfKind(answer, kind)) throw new Error(`The studio answered with something else than ${kind}.`);
    return answer;
  };
  return {
    letterTitle: async (slug) => (await ask('title', { kind: 'title', slug })).pictures,
    letterOpening: async (slug, language = 'rus') =>
      (await ask('picture', { kind: 'opening', slug, language })).picture,
    drawLogo: async (slug) => (await ask('picture', { kind: 'logo', slug })).picture,
    toJpeg: async (name) => (await ask('picture', { kind: 'jpeg', name })).picture,
    playSong: async (slug) => (await ask('song', { kind: 'song', slug })).song,
    composeJingle: async (slug) => (await ask('jingle', { kind: 'jingle', slug })).sound,
    compose: async (mood) => ask('music', { kind: 'music', mood }),
    close: () => close(new Error('The studio is closed.')),
  };
}

function isOfKind<K extends StudioAnswer['kind']>(
  answer: StudioAnswer,
  kind: K,
): answer is Extract<StudioAnswer, { kind: K }> {
  return answer.kind === kind;
}

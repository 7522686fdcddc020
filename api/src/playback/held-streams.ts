import type { Log } from '../context/context.ts';

/** Claims of a stream's token about the screen that plays it. */
export interface HeldStream {
  /** Id of the playback that the token was made for. */
  readonly playbackId: string;
  readonly sessionId: string;
  /** What is shown, as a `shownName`. */
  readonly shown: string;
}

/** Whether screens hold their places, in memory: checked at every segment of a stream. */
export interface HeldStreams {
  /**
   * Whether a screen may get its segments: it holds its place, or another token of the same session for the same film
   * has been renewed into this one. An unknown stream counts as held, and is checked within seconds. A stream that was
   * not held at the last check is checked again before it is refused, so that a player that resumes after a pause is
   * not refused too early.
   */
  readonly isHeld: (stream: HeldStream) => boolean | Promise<boolean>;
  readonly close: () => void;
}

export interface HeldStreamsPorts {
  /**
   * Which streams hold their places, in order, with one statement. `isSilenceExcused` counts screens as held that have
   * merely been silent.
   */
  readonly ask: (streams: readonly HeldStream[], isSilenceExcused: boolean) => Promise<readonly boolean[]>;
  readonly clock: () => Date;
  /** Runs a function after a delay in milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Milliseconds: validity of an answer; normal interval of statements; delay of a refusal, so that many wait together.
 */
const fresh = 20_000;
const calm = 5000;
const urgent = 250;
/** How long silent screens still count as playing after the database was unavailable, in milliseconds. */
const excusedFor = 150_000;
/** The largest number of tokens remembered; beyond it, the oldest are dropped. */
const most = 200_000;

interface Known {
  readonly stream: HeldStream;
  isHeld: boolean;
  /** Unix milliseconds. */
  askedAt: number;
}

export function createHeldStreams({ ask, clock, after, log }: HeldStreamsPorts): HeldStreams {
  const known = new Map<string, Known>();
  let wanted = new Map<string, HeldStream>();
  let waiting: (() => void)[] = [];
  let failedAt = -Infinity;
  let dueAt = Infinity;
  let callOff = (): void => undefined;
  let isAsking = false;
  let isClosed = false;

  const plan = (milliseconds: number): void => {
    const at = clock().getTime() + milliseconds;
    if (isClosed || isAsking || at >= dueAt) return;
    callOff();
    dueAt = at;
    callOff = after(milliseconds, () => void run());
  };

  const run = async (): Promise<void> => {
    dueAt = Infinity;
    isAsking = true;
    const [asked, told] = [wanted, waiting];
    wanted = new Map();
    waiting = [];
    const now = clock().getTime();
    try {
      const streams = [...asked.values()];
      const answers = await ask(streams, now - failedAt < excusedFor);
      streams.forEach((stream, at) => remember(stream, answers[at] ?? true, now));
    } catch (error) {
      // The last answers hold: playback continues without a database.
      failedAt = clock().getTime();
      log.warn({ err: error }, 'failed to read which streams are blocked');
    }
    isAsking = false;
    for (const tell of told) tell();
    if (wanted.size > 0) plan(waiting.length > 0 ? urgent : calm);
  };

  const remember = (stream: HeldStream, isHeld: boolean, askedAt: number): void => {
    known.set(stream.playbackId, { stream, isHeld, askedAt });
    if (known.size <= most) return;
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  };

  return {
    isHeld: (stream) => {
      const last = known.get(stream.playbackId);
      if (last?.isHeld === true && clock().getTime() - last.askedAt < fresh) return true;
      wanted.set(stream.playbackId, stream);
      if (last?.isHeld !== false) {
        plan(calm);
        return true;
      }
      return new Promise((resolve) => {
        waiting.push(() => resolve(known.get(stream.playbackId)?.isHeld ?? true));
        plan(urgent);
      });
    },
    close: () => {
      isClosed = true;
      callOff();
      for (const tell of waiting) tell();
    },
  };
}

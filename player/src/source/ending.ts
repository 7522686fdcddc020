/** Parts that viewers may want to skip, and the countdown at a film's end to what comes next: pure rules. */
import type { TimeRange } from '../timeline/timeline.ts';

/** Parts of a film that may be skipped, and its chapters, in seconds. */
export interface SourceMarkers {
  readonly recap?: TimeRange;
  readonly intro?: TimeRange;
  readonly credits?: TimeRange;
  /** In their order; each lasts until the next. */
  readonly chapters?: readonly Chapter[];
}

export interface Chapter {
  readonly start: number;
  readonly name: string;
}

/** The chapter at `seconds`; null before the first. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | null {
  return chapters.findLast(({ start }) => start <= seconds) ?? null;
}

/** Length in seconds of the countdown to what comes next; less where the film is over before. */
export const COUNTDOWN = 10;
/** Seconds before the end's beginning at which preparing what comes next begins. */
const READY_AHEAD = 30;
/** Less than this of a part left is not worth skipping, in seconds. */
const WORTH_SKIPPING = 1;
/** A time step of more than this between two looks is a seek, in seconds. */
const JUMP = 2.5;

/** The state of a film's ending. */
export interface Ending {
  /** Seconds from which the countdown runs; null before the end. */
  readonly countsFrom: number | null;
  /** The viewer wants to see the credits: nothing starts automatically. */
  readonly isDismissed: boolean;
  /** Seconds at the last look. */
  readonly position: number;
}

export const beforeEnding: Ending = { countsFrom: null, isDismissed: false, position: 0 };

/** A film as far as its end goes. */
export interface EndingFilm {
  /** Seconds; 0 until known. */
  readonly duration: number;
  readonly credits?: TimeRange | undefined;
}

export type EndingEvent =
  | { readonly type: 'time'; readonly position: number; readonly film: EndingFilm }
  | { readonly type: 'dismiss' };

/** Seconds at which a film's end begins: its credits, else its last moments; never before its middle. */
export function endingStart({ duration, credits }: EndingFilm): number {
  return Math.max(credits?.start ?? duration - COUNTDOWN, duration / 2);
}

/**
 * The ending after an event. A viewer who goes back into the film is offered the ending again. One who seeks within the
 * ending gets the whole countdown again: a seek alone never starts the next title.
 */
export function endingAfter(ending: Ending, event: EndingEvent): Ending {
  if (event.type === 'dismiss') return { ...ending, isDismissed: true };
  const { position, film } = event;
  if (film.duration === 0 || position < endingStart(film)) return { ...beforeEnding, position };
  const passed = position - ending.position;
  const hasJumped = passed < 0 || passed > JUMP;
  return {
    ...ending,
    position,
    countsFrom: ending.countsFrom === null || hasJumped ? position : ending.countsFrom,
  };
}

/** Seconds of film until the next title starts automatically; null when it does not. */
export function secondsLeft({ countsFrom, isDismissed, position }: Ending, duration: number): number | null {
  if (countsFrom === null || isDismissed) return null;
  return Math.max(0, Math.min(countsFrom + COUNTDOWN, duration) - position);
}

/** Whether it is time to prepare what comes next. */
export function isNearEnding(position: number, film: EndingFilm): boolean {
  return film.duration > 0 && position >= endingStart(film) - READY_AHEAD;
}

/** The target of skipping from `position`, in seconds; null outside the part, and near its end. */
export function skipTarget(part: TimeRange | undefined, position: number): number | null {
  if (part === undefined || position < part.start || position >= part.end - WORTH_SKIPPING) return null;
  return part.end;
}

/** Rules of a film's parts, chapters and advertising breaks: pure functions over a form's values. */
import type { Translated } from '@kadr/contract';
import type { MessageArguments, MessageKey } from '../../i18n/messages.ts';
import { formatFilmTime } from './film-time.ts';

/** The parts that can be skipped, in display order. */
export const partNames = ['recap', 'intro', 'credits'] as const;
export type PartName = (typeof partNames)[number];

/** A part in the form; an edge is null until it is set. */
export interface Part {
  readonly start: number | null;
  readonly end: number | null;
}

export interface Chapter {
  readonly start: number;
  readonly name: Partial<Translated>;
}

export interface Markers extends Readonly<Record<PartName, Part | null>> {
  readonly chapters: readonly Chapter[];
}

export const noMarkers: Markers = { recap: null, intro: null, credits: null, chapters: [] };

/** An invalid mark; `path` as forms name it: `markers.intro.end`. */
interface MarkProblem {
  readonly path: string;
  readonly message: MessageKey;
  readonly args?: MessageArguments;
}

/** The marks in the values of a form. */
export function marksOf(values: Readonly<Record<string, unknown>>): {
  readonly markers: Markers;
  readonly midrolls: readonly number[];
} {
  const ads = values['ads'] as { readonly midrolls?: readonly number[] | null } | null | undefined;
  return {
    markers: { ...noMarkers, ...(values['markers'] as Partial<Markers> | undefined) },
    midrolls: ads?.midrolls ?? [],
  };
}

/** Sets one edge of a part at `seconds`. */
export function withEdge(
  markers: Markers,
  name: PartName,
  edge: keyof Part,
  seconds: number | null,
): Markers {
  const part = markers[name] ?? { start: null, end: null };
  const next = { ...part, [edge]: seconds };
  return { ...markers, [name]: next.start === null && next.end === null ? null : next };
}

/** Adds a chapter at `seconds`; null if one already starts there. */
export function withChapter(markers: Markers, seconds: number): Markers | null {
  if (markers.chapters.some(({ start }) => start === seconds)) return null;
  return { ...markers, chapters: byStart([...markers.chapters, { start: seconds, name: { rus: '' } }]) };
}

export function byStart(chapters: readonly Chapter[]): readonly Chapter[] {
  return chapters.toSorted((a, b) => a.start - b.start);
}

/** Adds an advertising break at `seconds`; returns the same breaks if there is one, or at the very beginning. */
export function withMidroll(midrolls: readonly number[], seconds: number): readonly number[] {
  if (seconds <= 0 || midrolls.includes(seconds)) return midrolls;
  return [...midrolls, seconds].toSorted((a, b) => a - b);
}

/** Unique keys for times, which may be equal while they are edited. */
export function keysOf(moments: readonly number[]): readonly string[] {
  return moments.map((moment, at) => {
    const before = moments.slice(0, at).filter((other) => other === moment).length;
    return `${moment} ${before}`;
  });
}

/** The errors in the marks of a film; `duration` in seconds, null while unknown. */
export function problemsOfMarks(
  { markers, midrolls }: { readonly markers: Markers; readonly midrolls: readonly number[] },
  duration: number | null,
): MarkProblem[] {
  const length = duration ?? Infinity;
  const beyond = (path: string): MarkProblem => ({
    path,
    message: 'marks.beyond',
    args: { end: formatFilmTime(length) },
  });
  return [
    ...partNames.flatMap((name) => problemsOfPart(markers, name, length).map(orBeyond(beyond))),
    ...markers.chapters.flatMap(({ start }, at): MarkProblem[] => {
      const path = `markers.chapters.${at}.start`;
      if (start >= length) return [beyond(path)];
      return start === markers.chapters[at - 1]?.start ? [{ path, message: 'marks.sameChapter' }] : [];
    }),
    ...midrolls.flatMap((time, at): MarkProblem[] => {
      const path = `ads.midrolls.${at}`;
      if (time >= length) return [beyond(path)];
      return time === midrolls[at - 1] ? [{ path, message: 'marks.sameMidroll' }] : [];
    }),
  ];
}

type PartProblem = { readonly path: string; readonly message: MessageKey } | { readonly beyond: string };

const orBeyond =
  (beyond: (path: string) => MarkProblem) =>
  (problem: PartProblem): MarkProblem =>
    'beyond' in problem ? beyond(problem.beyond) : problem;

function problemsOfPart(markers: Markers, name: PartName, length: number): PartProblem[] {
  const part = markers[name];
  if (part === null) return [];
  const { start, end } = part;
  const path = `markers.${name}`;
  if (start === null || end === null) return [];
  if (end <= start) return [{ path: `${path}.end`, message: 'marks.endsEarly' }];
  // Durations end with the last frame: a mark at the end may be rounded beyond it.
  if (end > length + 0.05) return [{ beyond: `${path}.end` }];
  const isOver = (other: PartName): boolean => overlap(part, markers[other]);
  const earlier = partNames.slice(0, partNames.indexOf(name));
  if (earlier.some(isOver)) return [{ path: `${path}.start`, message: 'marks.overlap' }];
  const isBehind = earlier.every((other) => (markers[other]?.end ?? 0) <= start);
  return name === 'credits' && !isBehind ? [{ path: `${path}.start`, message: 'marks.creditsFirst' }] : [];
}

function overlap(one: Part, other: Part | null): boolean {
  if (one.start === null || one.end === null) return false;
  if (other === null || other.start === null || other.end === null) return false;
  return one.start < other.end && other.start < one.end;
}

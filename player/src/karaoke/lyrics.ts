/** The words of a song: WebVTT with times inside its cues → lines → words → parts sung in one go. Untrusted input. */

/** A part sung between two times: a word, or a syllable of one. Seconds. */
export interface LyricPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A line is not broken inside a word. */
export interface LyricWord {
  readonly parts: readonly LyricPart[];
}

export interface LyricLine {
  readonly start: number;
  readonly end: number;
  readonly words: readonly LyricWord[];
}

const longestFile = 500_000;
const mostLines = 1000;
const mostWords = 60;
const longestWord = 80;
/** Seconds: no song lasts longer. */
const longestSong = 3 * 3600;

const clock = String.raw`(?:\d{1,2}:)?[0-5]?\d:[0-5]\d[.,]\d{1,3}`;
const timing = new RegExp(String.raw`^\s*(${clock})\s+-->\s+(${clock})(?:\s|$)`);
const timeInCue = new RegExp(String.raw`^<(${clock})>$`);

/**
 * The lines of a WebVTT text, in order of time. A time inside a cue that is broken, outside its cue or earlier than the
 * one before it counts as not written; words without times share what there is by their letters. Tags and control
 * characters go. A text that is not WebVTT has no lines.
 */
export function parseLyrics(vtt: string): readonly LyricLine[] {
  const text = vtt.slice(0, longestFile).replace(/^\uFEFF/, '');
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return [];
  const blocks = text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n+/);
  return blocks
    .slice(1)
    .flatMap(readCue)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, mostLines);
}

function readCue(block: string): LyricLine[] {
  if (/^(?:NOTE|STYLE|REGION)\b/.test(block)) return [];
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findIndex((line) => line.includes('-->'));
  const [, from = '', to = ''] = timing.exec(lines[at] ?? '') ?? [];
  const start = seconds(from);
  const end = seconds(to);
  if (!(start >= 0 && end > start && end <= longestSong)) return [];
  return linesOf(lines.slice(at + 1).join('\n'), start, end);
}

/** A stretch of text from a written time on. */
interface Stretch {
  readonly start: number;
  text: string;
}

function linesOf(text: string, start: number, end: number): LyricLine[] {
  const stretches = stretchesOf(text, start, end);
  const timed = stretches.flatMap((stretch, place) =>
    spread(stretch.text, stretch.start, stretches[place + 1]?.start ?? end),
  );
  const lines: LyricLine[] = [];
  let words: LyricPart[][] = [];
  let isInWord = false;
  const endLine = (): void => {
    const kept = words.slice(0, mostWords);
    words = [];
    isInWord = false;
    const first = kept[0]?.[0];
    const last = kept.at(-1)?.at(-1);
    if (first === undefined || last === undefined) return;
    lines.push({ start: first.start, end: last.end, words: kept.map((parts) => ({ parts })) });
  };
  for (const piece of timed) {
    if (piece.text === '\n') endLine();
    else if (piece.text === ' ') isInWord = false;
    else if (isInWord) words.at(-1)?.push(piece);
    else {
      words.push([piece]);
      isInWord = true;
    }
  }
  endLine();
  return lines;
}

function stretchesOf(text: string, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = [{ start, text: '' }];
  for (const piece of text.split(/(<[^<>]*>)/)) {
    const last = stretches.at(-1);
    if (last === undefined) break;
    const written = timeInCue.exec(piece)?.[1];
    if (written !== undefined) {
      const time = seconds(written);
      if (time >= last.start && time <= end) stretches.push({ start: time, text: '' });
    } else if (!/^<[^<>]*>$/.test(piece)) last.text += plain(piece);
  }
  return stretches;
}

/** The words of a stretch, and the gaps between them, over its time: each in proportion to its letters. */
function spread(text: string, start: number, end: number): LyricPart[] {
  const pieces = text.split(/([^\S\n]+|\n)/).filter((piece) => piece !== '');
  const isGap = (piece: string): boolean => piece.trim() === '';
  const letters = pieces.reduce((sum, piece) => sum + (isGap(piece) ? 0 : piece.length), 0);
  let sung = 0;
  return pieces.map((piece) => {
    const from = letters === 0 ? start : start + ((end - start) * sung) / letters;
    if (isGap(piece)) return { text: piece === '\n' ? '\n' : ' ', start: from, end: from };
    sung += piece.length;
    return {
      text: piece.slice(0, longestWord),
      start: from,
      end: start + ((end - start) * sung) / letters,
    };
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function plain(text: string): string {
  return text
    .replaceAll(/&([a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed();
}

/** NaN for an invalid time. */
function seconds(time: string): number {
  if (time === '') return Number.NaN;
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

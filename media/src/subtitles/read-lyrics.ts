import { readFile, stat } from 'node:fs/promises';
import { refusal } from '../ffmpeg/failure.ts';
import { decodeText } from './decode-text.ts';

/** A file with the words of a song, WebVTT with times inside its cues. */
export interface LyricsFile {
  readonly path: string;
  /** The operator's name for it; for messages. */
  readonly fileName: string;
}

const greatestFile = 512 * 1024;
const mostCues = 1000;
const longestLine = 200;

const clock = String.raw`(?:\d{1,2}:)?[0-5]?\d:[0-5]\d\.\d{1,3}`;
const timing = new RegExp(String.raw`^\s*(${clock})\s+-->\s+(${clock})(?:\s.*)?$`);
const piece = /(<[^<>]*>)/;
const timeInCue = new RegExp(String.raw`^<(${clock})>$`);

/**
 * The words of a song as clean WebVTT: escaped text and the times of its words, nothing else.
 *
 * @throws KadrError UNSUPPORTED_MEDIA with the line and what is wrong in it: a singer cannot sing to words that come
 * too late.
 */
export async function readLyrics(file: LyricsFile, duration: number): Promise<string> {
  const { size } = await stat(file.path);
  if (size === 0) throw refusal('lyrics', 'The lyrics are empty.');
  if (size > greatestFile)
    throw refusal(
      'lyrics',
      `The lyrics are larger than those of a song; at most ${greatestFile / 1024} KiB are accepted.`,
    );
  return cleanLyrics(decodeText(await readFile(file.path)), duration);
}

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly hasTimes: boolean;
}

/** The lyrics of {@link readLyrics}, from the text of a file. */
export function cleanLyrics(text: string, duration: number): string {
  const lines = text.split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    throw refusal('lyrics', 'The lyrics are no WebVTT: such a file begins with the word WEBVTT.');
  const cues: Cue[] = [];
  for (const [place, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const until = lines.findIndex((next, at) => at > place && next.trim() === '');
    const words = lines.slice(place + 1, until === -1 ? undefined : until);
    cues.push(readCue(line, words, place + 1));
    if (cues.length > mostCues) throw refusal('lyrics', `The lyrics have more than ${mostCues} lines.`);
  }
  if (cues.length === 0) throw refusal('lyrics', 'The lyrics hold no lines.');
  if (!cues.some(({ hasTimes }) => hasTimes))
    throw refusal(
      'lyrics',
      'The lyrics do not say when each word is sung: write times such as <00:00:12.340> between the words.',
    );
  const late = cues.find(({ start }) => start >= duration);
  if (late !== undefined)
    throw refusal(
      'lyrics',
      `The lyrics go on after the song has ended: a line begins at ${written(late.start)}, the song is ${written(duration)} long.`,
    );
  const blocks = cues
    .toSorted((a, b) => a.start - b.start)
    .map(
      ({ start, end, text: sung }) => `${written(start)} --> ${written(Math.min(end, duration))}\n${sung}`,
    );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

function readCue(line: string, words: readonly string[], number: number): Cue {
  const at = `Line ${number} of the lyrics`;
  const [, from, to] = timing.exec(line) ?? [];
  if (from === undefined || to === undefined)
    throw refusal('lyrics', `${at} holds no two times such as 00:00:10.000 --> 00:00:14.500.`);
  const start = seconds(from);
  const end = seconds(to);
  if (end <= start) throw refusal('lyrics', `${at}: the line ends before it begins.`);
  let last = start;
  let hasTimes = false;
  const text = words
    .map((sung) => {
      const pieces = sung.split(piece).map((part) => {
        if (!part.startsWith('<')) return escaped(part);
        const time = timeInCue.exec(part)?.[1];
        if (time === undefined) {
          // An invalid time is a mistake; any other tag is decoration.
          if (/^<\s*[\d:]/.test(part)) throw refusal('lyrics', `${at}: “${part.slice(0, 40)}” is no time.`);
          return '';
        }
        const value = seconds(time);
        if (value < last) throw refusal('lyrics', `${at}: the times of its words go backwards at ${part}.`);
        if (value > end) throw refusal('lyrics', `${at}: the time ${part} lies outside of it.`);
        last = value;
        hasTimes = true;
        return `<${written(value)}>`;
      });
      return pieces.join('').trim();
    })
    .filter((sung) => sung !== '')
    .join('\n');
  const shown = text.replaceAll(/<[^<>]*>/g, '');
  if (shown.trim() === '') throw refusal('lyrics', `${at} has no words.`);
  if (shown.split('\n').some((sung) => sung.length > longestLine))
    throw refusal('lyrics', `${at} has more than ${longestLine} letters in one line.`);
  return { start, end, text, hasTimes };
}

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
};

function escaped(text: string): string {
  return text
    .replaceAll(/&([a-z]{2,4});/g, (whole, name: string) => references[name] ?? whole)
    .replaceAll(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function seconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function written(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

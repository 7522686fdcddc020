import type { Translated } from '../content/types.ts';
import { segmentDuration } from './timing.ts';

export interface Subtitles {
  /** ISO 639-2/T. */
  readonly language: 'rus' | 'eng' | 'hye';
  readonly label: string;
  readonly vtt: string;
}

/** What viewers choose the tracks of a film by. */
export const trackLabels = { rus: 'Русский', eng: 'English', hye: 'Հայերեն' } as const;

/** Seconds without subtitles, at the opening and at the end. */
const quietStart = segmentDuration + 1.2;
const quietEnd = 2.5;
const between = 0.4;

/** WebVTT in three languages: the lines of a title, spread evenly over `duration` seconds, each long enough to be read. */
export function writeSubtitles(lines: readonly Translated[], duration: number): Subtitles[] {
  const share = (duration - quietStart - quietEnd) / Math.max(1, lines.length);
  return (['rus', 'eng', 'hye'] as const).map((language) => {
    const cues = lines.map((line, place) => {
      const text = line[language];
      const start = quietStart + place * share;
      const length = Math.min(share - between, 1.4 + text.length * 0.065);
      return `${timestamp(start)} --> ${timestamp(start + length)}\n${escape(text)}`;
    });
    return { language, label: trackLabels[language], vtt: `${['WEBVTT', ...cues].join('\n\n')}\n` };
  });
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

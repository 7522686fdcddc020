import type { SubtitleCue, SubtitleFault } from '@kadr/contract';
import { languageCode, languageInFileName, languageOfText } from '../language.ts';
import { readCues } from './cues.ts';
import { decodeText } from './decode-text.ts';

/** The contents of a subtitle file, and its faults. */
export interface CheckedSubtitles {
  readonly cues: readonly SubtitleCue[];
  /** ISO 639-2/T or `und`, by the name of the file and its text. */
  readonly language: string;
  /** At most 20, in the order of lines; with any, `cues` must not be used. */
  readonly faults: readonly SubtitleFault[];
}

const mostFaults = 20;
const time = /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*$/;

/**
 * Reads a SubRip or WebVTT file in any encoding, strictly: an ingest passes over unreadable cues, but a person who adds
 * a file by hand can correct it.
 */
export function checkSubtitles(bytes: Uint8Array, fileName: string): CheckedSubtitles {
  const text = decodeText(bytes);
  const faults = faultsOf(text.split('\n'));
  const cues = faults.length > 0 ? [] : readCues(text);
  if (faults.length === 0 && cues.length === 0) faults.push({ code: 'not_subtitles', line: null });
  const named = languageInFileName(fileName);
  const sample = cues
    .slice(0, 500)
    .map((cue) => cue.text)
    .join('\n');
  return { cues, language: languageCode(named === 'und' ? languageOfText(sample) : named), faults };
}

function faultsOf(lines: readonly string[]): SubtitleFault[] {
  const faults: SubtitleFault[] = [];
  let isInNote = false;
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') isInNote = false;
    else if (/^(?:NOTE|STYLE|REGION)\b/.test(line)) isInNote = true;
    if (isInNote || !line.includes('-->')) continue;
    const code = faultOf(line, lines[place + 1]);
    if (code !== null) faults.push({ code, line: place + 1 });
    if (faults.length === mostFaults) break;
  }
  return faults;
}

function faultOf(line: string, below: string | undefined): SubtitleFault['code'] | null {
  const [from = '', rest = ''] = line.split(/-+->/);
  const start = secondsOf(from);
  // Settings may follow the second time.
  const end = secondsOf(/^\s*\S+/.exec(rest)?.[0] ?? '');
  if (start === null || end === null) return 'time';
  if (end <= start) return 'order';
  return (below ?? '').trim() === '' ? 'empty' : null;
}

function secondsOf(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = '', fraction = ''] = time.exec(text) ?? [];
  if (minutes === '' || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

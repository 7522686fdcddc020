import { isWebVtt, nestCueText, parseWebVtt } from './parse-webvtt.ts';

/** One subtitle: seconds, and plain text with `<i>`, `<b>` and `<u>`, well nested and escaped. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its placement, as WebVTT settings; empty for the usual place. */
  readonly settings: string;
}

const mostCues = 20_000;
const longestText = 1000;

const timing =
  /^[^\S\n]*((?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3})[^\S\n]*-+>[^\S\n]*((?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3})([^\n]*)$/;

/**
 * The cues of a SubRip or WebVTT text, in order of time; anything else (numbers, notes, styles, regions) and cues
 * without text or length are passed over. Cues of one time and text are one.
 */
export function readCues(text: string): Cue[] {
  const strict = isWebVtt(text) ? readWebVtt(text) : [];
  return strict.length > 0 ? strict : readSubRip(text);
}

function readWebVtt(text: string): Cue[] {
  const cues = new Map<string, Cue>();
  for (const { start, end, settings, text: raw } of parseWebVtt(text)) {
    const cue = makeCue({ start, end, settings: safeSettings(settings) }, [raw], cleanWebVttText);
    if (cue !== null && cues.size < mostCues) cues.set(`${cue.start} ${cue.end} ${cue.text}`, cue);
  }
  return inOrder(cues);
}

function inOrder(cues: ReadonlyMap<string, Cue>): Cue[] {
  return [...cues.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Any text with lines of times: SubRip with hand-made faults, and files that only call themselves WebVTT. */
function readSubRip(text: string): Cue[] {
  const cues = new Map<string, Cue>();
  let lines: string[] | null = null;
  let open: { start: number; end: number; settings: string } | null = null;

  const close = (): void => {
    if (open === null || lines === null) return;
    const cue = makeCue(open, lines);
    if (cue !== null && cues.size < mostCues) cues.set(`${cue.start} ${cue.end} ${cue.text}`, cue);
    open = null;
    lines = null;
  };

  const isWebVtt = /^\s*WEBVTT/.test(text);
  const all = text.split('\n');
  all.forEach((line, place) => {
    const match = timing.exec(line);
    if (match !== null) {
      // A SubRip number without a blank line after the cue before.
      if (lines !== null && /^\s*\d+\s*$/.test(all[place - 1] ?? '')) lines.pop();
      close();
      open = {
        start: seconds(match[1] ?? ''),
        end: seconds(match[2] ?? ''),
        settings: safeSettings(match[3] ?? ''),
      };
      lines = [];
    } else if (lines !== null) {
      if (line.trim() === '' && (isWebVtt || nextIsCue(all, place + 1))) close();
      else lines.push(line);
    }
  });
  close();
  return inOrder(cues);
}

/** A blank line inside a cue (hand-made SubRip) does not end it if text follows and no new cue does. */
function nextIsCue(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 40).findIndex((line) => line.trim() !== '');
  if (next === -1) return true;
  const [first = '', second = ''] = lines.slice(from + next, from + next + 2);
  return timing.test(first) || timing.test(second) || /^(?:NOTE|STYLE|REGION)\b/.test(first);
}

function makeCue(
  open: { start: number; end: number; settings: string },
  lines: readonly string[],
  clean: (raw: string) => string = cleanCueText,
): Cue | null {
  const raw = lines.join('\n').slice(0, longestText * 4);
  const text = clean(raw);
  if (text === '' || !(open.end > open.start) || open.end > 24 * 3600) return null;
  const isOnTop = open.settings === '' && /\{\\an?[789]\D/.test(raw);
  return { ...open, text, settings: isOnTop ? 'line:0' : open.settings };
}

/**
 * The text of a foreign cue as safe WebVTT: italics, bold and underline stay and are closed in order; every other tag,
 * ASS overrides, drawings and control characters go; `&`, `<` and `>` are escaped.
 */
export function cleanCueText(raw: string): string {
  const open: string[] = [];
  let visible = 0;
  const pieces = raw
    .replace(/\{\\[^}]*\}|\{[^}]*\\[^}]*\}/g, '')
    .replace(/\\[Nnh]/g, (escape) => (escape === '\\h' ? ' ' : '\n'))
    .split(/(<\/?[a-zA-Z][^<>]*>|<[\d:.]+>)/);
  const text = pieces
    .map((piece) => {
      const tag = /^<(\/?)([a-zA-Z]+)/.exec(piece);
      if (/^<[\d:.]+>$/.test(piece)) return '';
      if (tag === null || !piece.endsWith('>')) {
        const room = Math.max(0, longestText - visible);
        const plain = unescape(piece).replace(unwanted, '').toWellFormed().slice(0, room);
        visible += plain.length;
        return escape(plain);
      }
      const name = (tag[2] ?? '').toLowerCase();
      if (!['i', 'b', 'u'].includes(name)) return '';
      if (tag[1] === '') {
        open.push(name);
        return `<${name}>`;
      }
      if (!open.includes(name)) return '';
      const closed = open.splice(open.lastIndexOf(name));
      return closed
        .reverse()
        .map((tagName) => `</${tagName}>`)
        .join('');
    })
    .join('');
  const closed =
    text +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('');
  const tidy = closed
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line.replace(/<[^>]*>/g, '') !== '' || /<\//.test(line))
    .join('\n');
  const shown = tidy.replace(/<[^>]*>/g, '').trim();
  return shown === '' || isDrawing(shown) ? '' : tidy;
}

/** Does the same as {@link cleanCueText} for a cue whose tags are WebVTT's. */
function cleanWebVttText(raw: string): string {
  return cleanCueText(nestCueText(raw, (words) => words));
}

// eslint-disable-next-line no-control-regex -- control characters are what it removes
const unwanted = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2060-\u2064\ufeff\ufff9-\ufffb]/gu;

/** ASS vector drawings reach us as their coordinates. */
function isDrawing(text: string): boolean {
  return /^m -?\d+(?:\.\d+)? -?\d+(?:\.\d+)? [mnlbspc] -?\d/.test(text);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The settings that only place a cue, each once; regions and writing directions are dropped. */
export function safeSettings(text: string): string {
  const allowed =
    /^(?:line:-?\d{1,3}(?:\.\d+)?%?|position:\d{1,3}(?:\.\d+)?%|size:\d{1,3}(?:\.\d+)?%|align:(?:start|center|end|left|right))$/;
  const kept = new Map(
    text
      .split(/\s+/)
      .filter((setting) => allowed.test(setting))
      .map((setting) => [setting.split(':')[0], setting]),
  );
  return [...kept.values()].join(' ');
}

function seconds(time: string): number {
  const parts = time.replace(',', '.').split(':').map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

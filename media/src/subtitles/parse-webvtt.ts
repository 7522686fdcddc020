/** A cue of a file; times in seconds. */
export interface WebVttCue {
  readonly start: number;
  readonly end: number;
  /** The text after the times. */
  readonly settings: string;
  /** The text with its tags. */
  readonly text: string;
}

/** Whether a text is WebVTT, by its signature (WebVTT §6.1). */
export function isWebVtt(text: string): boolean {
  return /^WEBVTT(?:[ \t\n]|$)/.test(text);
}

/**
 * The cues of a WebVTT file whose line ends are `\n`, as the W3C's parser reads it (WebVTT §6.1, §6.3): a block whose
 * times cannot be read is left out whole, a line with an arrow ends the block before it, notes, styles and regions are
 * passed over.
 */
export function parseWebVtt(text: string): WebVttCue[] {
  const lines = text.replaceAll('\0', '\ufffd').split('\n');
  const cues: WebVttCue[] = [];
  let at = 1;
  // The header goes to the first empty line, or to the first line with an arrow.
  while (at < lines.length && lines[at] !== '' && !(lines[at] ?? '').includes('-->')) at += 1;
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const [cue, next] = readBlock(lines, at);
    if (cue !== null) cues.push(cue);
    at = next;
  }
  return cues;
}

/** A block from line `from` on, and where the next one begins. */
function readBlock(lines: readonly string[], from: number): [cue: WebVttCue | null, next: number] {
  let hasArrow = false;
  let cue: Omit<WebVttCue, 'text'> | null = null;
  let text: string[] = [];
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '') break;
    if (!line.includes('-->')) {
      text.push(line);
      continue;
    }
    // One line may precede the times, the cue's name.
    if (hasArrow || at > from + 1) break;
    hasArrow = true;
    cue = readTimings(line);
    if (cue !== null) text = [];
  }
  return [cue === null ? null : { ...cue, text: text.join('\n') }, at];
}

const timings = /^[ \t\f]*([\d:.]+)[ \t\f]*-->[ \t\f]*([\d:.]+)(?![\d:.])(.*)$/;

/** WebVTT §6.3, “collect WebVTT cue timings and settings”. */
function readTimings(line: string): Omit<WebVttCue, 'text'> | null {
  const [, from, to, settings = ''] = timings.exec(line) ?? [];
  const start = from === undefined ? null : readTimestamp(from);
  const end = to === undefined ? null : readTimestamp(to);
  return start === null || end === null ? null : { start, end, settings };
}

/** WebVTT §6.3, “collect a WebVTT timestamp”; null when it is none. */
export function readTimestamp(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = '', thousandths = ''] =
    /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})$/.exec(text) ?? [];
  if (minutes === '' || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** A piece of a cue's text: words, character references among them, or a tag by its name. */
export type WebVttToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start' | 'end'; readonly name: string }
  | { readonly kind: 'time' };

/** WebVTT §6.4, the cue text tokenizer: a `<` always begins a tag, and an unended one lasts to the end. */
export function tokenizeCueText(text: string): WebVttToken[] {
  const tokens: WebVttToken[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next === -1 ? text.length : next;
      tokens.push({ kind: 'text', text: text.slice(at, end) });
      at = end;
      continue;
    }
    const closing = text.indexOf('>', at);
    const end = closing === -1 ? text.length : closing;
    const tag = text.slice(at + 1, end);
    if (/^\d/.test(tag)) tokens.push({ kind: 'time' });
    else if (tag.startsWith('/')) tokens.push({ kind: 'end', name: tag.slice(1) });
    // The name is followed by classes, after a dot, and an annotation, after a space.
    else tokens.push({ kind: 'start', name: /^[^. \t\n\f]*/.exec(tag)?.[0] ?? '' });
    at = end + 1;
  }
  return tokens;
}

const known = new Set(['c', 'i', 'b', 'u', 'ruby', 'rt', 'v', 'lang']);
const kept = new Set(['i', 'b', 'u']);

/**
 * A cue's text with no tags but `<i>`, `<b>` and `<u>`, nested as the W3C's parser nests them (WebVTT §6.4): unknown
 * tags are ignored, an end tag counts only where it ends the innermost, and open tags are closed at the end. `write`
 * writes the words.
 */
export function nestCueText(text: string, write: (words: string) => string): string {
  const open: string[] = [];
  let written = '';
  const end = (name: string): void => {
    if (kept.has(name)) written += `</${name}>`;
  };
  for (const token of tokenizeCueText(text)) {
    if (token.kind === 'text') written += write(token.text);
    else if (token.kind === 'start') {
      if (!known.has(token.name) || (token.name === 'rt' && open.at(-1) !== 'ruby')) continue;
      open.push(token.name);
      if (kept.has(token.name)) written += `<${token.name}>`;
    } else if (token.kind === 'end') {
      // The end of a ruby ends the text above it, too.
      if (token.name === 'ruby' && open.at(-1) === 'rt') open.pop();
      if (open.at(-1) !== token.name) continue;
      open.pop();
      end(token.name);
    }
  }
  for (const name of open.toReversed()) end(name);
  return written;
}

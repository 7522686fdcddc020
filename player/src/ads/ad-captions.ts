/** Captions of an advertisement (VAST 4.3 §3.9.4, `ClosedCaptionFiles`), read by the browser's own WebVTT parser. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { Cue, CueSpan } from '../subtitles/cues.ts';
import type { CaptionFile } from './vast/vast-answer.ts';

/** Characters; an hour of dialogue has fewer. */
const MAX_LENGTH = 200_000;
/** Lines shown at a time, and characters of each. */
const MAX_LINES = 4;
const MAX_LINE = 200;

interface CaptionPorts {
  readonly element: HTMLVideoElement;
  readonly files: readonly CaptionFile[];
  /** The viewer's subtitles, BCP 47. */
  readonly language: string;
  readonly fetch: PlayerEnvironment['fetch'];
  readonly changed: (cues: readonly Cue[]) => void;
  readonly signal: AbortSignal;
}

/** The file in the viewer's language, else the first that can be read; null without any. */
export function chooseCaptions(files: readonly CaptionFile[], language: string): CaptionFile | null {
  const readable = files.filter(({ mimeType, url }) => isVtt(mimeType, url) || isSrt(mimeType, url));
  const spoken = mainTag(language);
  return readable.find((file) => mainTag(file.language) === spoken) ?? readable[0] ?? null;
}

/** Shows them as the clip plays. Files that cannot be fetched or are not captions are left out. */
export async function showCaptions(ports: CaptionPorts): Promise<void> {
  const { element, files, language, changed, signal } = ports;
  const file = chooseCaptions(files, language);
  if (file === null) return;
  const text = await fetchText(file.url, ports).catch(() => null);
  if (text === null || signal.aborted) return;
  const track = document.createElement('track');
  track.kind = 'captions';
  const address = URL.createObjectURL(
    new Blob([isSrt(file.mimeType, file.url) ? toVtt(text) : text], { type: 'text/vtt' }),
  );
  track.src = address;
  element.append(track);
  track.track.mode = 'hidden';
  track.track.addEventListener(
    'cuechange',
    () =>
      changed(
        Array.from(track.track.activeCues ?? []).flatMap((cue) =>
          cue instanceof VTTCue ? [toCue(cue)] : [],
        ),
      ),
    { signal },
  );
  signal.addEventListener('abort', () => {
    track.remove();
    URL.revokeObjectURL(address);
  });
}

async function fetchText(url: string, { fetch, signal }: CaptionPorts): Promise<string | null> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok || response.body === null) return null;
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_LENGTH) {
      await reader.cancel();
      return null;
    }
  }
}

function toCue(cue: VTTCue): Cue {
  const lines: CueSpan[][] = [[]];
  addSpans(cue.getCueAsHTML(), {}, lines);
  return {
    start: cue.startTime,
    end: cue.endTime,
    lines: lines.filter((line) => line.length > 0).slice(0, MAX_LINES),
    place: typeof cue.line === 'number' && cue.line >= 0 && cue.line < 50 ? 'top' : 'bottom',
  };
}

function addSpans(node: Node, style: Omit<CueSpan, 'text'>, lines: CueSpan[][]): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) {
      for (const [index, text] of child.data.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (text.trim() !== '') lines.at(-1)?.push({ text: text.slice(0, MAX_LINE), ...style });
      }
      continue;
    }
    const name = child.nodeName.toLowerCase();
    addSpans(
      child,
      {
        ...style,
        ...(name === 'i' && { isItalic: true }),
        ...(name === 'b' && { isBold: true }),
        ...(name === 'u' && { isUnderlined: true }),
      },
      lines,
    );
  }
}

function isVtt(mimeType: string, url: string): boolean {
  return /vtt/.test(mimeType) || /\.vtt(?:[?#]|$)/i.test(url);
}

function isSrt(mimeType: string, url: string): boolean {
  return /srt|subrip/.test(mimeType) || (!/vtt/.test(mimeType) && /\.srt(?:[?#]|$)/i.test(url));
}

function toVtt(srt: string): string {
  return `WEBVTT\n\n${srt.replace(/^\uFEFF/, '').replaceAll(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2')}`;
}

/** The language alone, in its shortest tag: `rus` and `ru-RU` are `ru`. */
function mainTag(language: string): string {
  const [tag = ''] = language.trim().split(/[-_]/);
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag.toLowerCase();
  }
}

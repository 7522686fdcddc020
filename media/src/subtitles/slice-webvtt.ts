import { KadrError } from '@kadr/contract/errors';

export interface VttSlice {
  /** The span of the cues, in seconds; a cue that crosses an edge is cut there. */
  readonly from: number;
  readonly to: number;
  /** The position of the slice's time 0 on the timeline of the media, in seconds, for HLS players (RFC 8216 §3.5). */
  readonly mediaStart?: number;
}

const mpegClock = 90_000;
const mpegRollover = 2 ** 33;

const cueTiming =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(.*)$/;
const timeInCue = /<((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})>/g;

/** @throws KadrError INVALID_INPUT when `vtt` does not begin as a WebVTT file does. */
export function checkVtt(vtt: string, field: string): void {
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(vtt)) {
    throw new KadrError('INVALID_INPUT', { message: 'The subtitles are not WebVTT.', field });
  }
}

/** The cues of a WebVTT file between two times, moved to make `from` time 0. Styles and regions stay. */
export function sliceVtt(vtt: string, { from, to, mediaStart }: VttSlice): string {
  const [header = 'WEBVTT', ...blocks] = vtt
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  const kept = blocks.flatMap((block) => {
    if (/^(?:STYLE|REGION)\b/.test(block)) return [block.trimEnd()];
    const cue = sliceCue(block, from, to);
    return cue === null ? [] : [cue];
  });
  return `${[sliceHeader(header, mediaStart), ...kept].join('\n\n')}\n`;
}

function sliceHeader(header: string, mediaStart: number | undefined): string {
  const [title = 'WEBVTT', ...metadata] = header
    .split('\n')
    .filter((line) => !line.startsWith('X-TIMESTAMP-MAP'));
  if (mediaStart === undefined) return [title, ...metadata].join('\n').trimEnd();
  const clock = Math.round(mediaStart * mpegClock) % mpegRollover;
  return [title, `X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:${clock}`, ...metadata].join('\n').trimEnd();
}

function sliceCue(block: string, from: number, to: number): string | null {
  const lines = block.trim().split('\n');
  const timingLine = lines.findIndex((line) => line.includes('-->'));
  const timing = cueTiming.exec(lines[timingLine] ?? '');
  // A cue has at most its identifier above the times.
  if (timing === null || timingLine > 1) return null;
  const start = parseTime(timing[1] ?? '');
  const end = parseTime(timing[2] ?? '');
  if (start >= to || end <= from) return null;
  const moved = (seconds: number) => formatTime(Math.min(Math.max(seconds, from), to) - from);
  return [
    ...lines.slice(0, timingLine),
    `${moved(start)} --> ${moved(end)}${timing[3] ?? ''}`,
    ...lines
      .slice(timingLine + 1)
      .map((line) => line.replaceAll(timeInCue, (_, time: string) => `<${moved(parseTime(time))}>`)),
  ].join('\n');
}

function parseTime(time: string): number {
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

function formatTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2) => String(Math.trunc(value)).padStart(digits, '0');
  const hours = pad(thousandths / 3_600_000);
  return `${hours}:${pad((thousandths / 60_000) % 60)}:${pad((thousandths / 1000) % 60)}.${pad(thousandths % 1000, 3)}`;
}

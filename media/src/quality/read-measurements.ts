import type { QualityReport, QualitySpan } from '@kadr/contract';

const mostSpans = 200;

/** Below the threshold of R 128: inaudible. */
const inaudible = -69;

/** Lines of ffmpeg's `metadata` filter, `lavfi.NAME=value`, as name and value. */
function* valuesIn(text: string): Generator<readonly [name: string, value: number]> {
  for (const [, name = '', value = ''] of text.matchAll(/^lavfi\.([\w.]+)=(\S+)$/gm))
    yield [name, Number(value)];
}

/** The filters' measurements of the picture. A span without an end lasts until `duration`. */
export function readPicture(text: string, duration: number): Pick<QualityReport, 'black' | 'frozen'> {
  const black = spansOf(text, { start: 'black_start', end: 'black_end' }, duration);
  const frozen = spansOf(
    text,
    { start: 'freezedetect.freeze_start', end: 'freezedetect.freeze_end' },
    duration,
  );
  const isBlack = ({ start, end }: QualitySpan): boolean =>
    black.some((span) => start >= span.start - 1 && end <= span.end + 1);
  return {
    black: black.slice(0, mostSpans),
    frozen: frozen.filter((span) => !isBlack(span)).slice(0, mostSpans),
  };
}

/** The filters' measurements of the sound. */
export function readSound(text: string, duration: number): Pick<QualityReport, 'loudness' | 'silence'> {
  const latest = new Map<string, number>();
  for (const [name, value] of valuesIn(text)) if (name.startsWith('r128.')) latest.set(name, value);
  const integrated = latest.get('r128.I') ?? -Infinity;
  const peak = latest.get('r128.true_peak') ?? 0;
  return {
    silence: spansOf(text, { start: 'silence_start', end: 'silence_end' }, duration).slice(0, mostSpans),
    loudness:
      integrated > inaudible && peak > 0
        ? {
            integrated: rounded(integrated),
            range: rounded(latest.get('r128.LRA') ?? 0),
            true_peak: rounded(20 * Math.log10(peak)),
          }
        : null,
  };
}

function spansOf(
  text: string,
  names: { readonly start: string; readonly end: string },
  duration: number,
): QualitySpan[] {
  const spans: QualitySpan[] = [];
  let start: number | null = null;
  for (const [name, value] of valuesIn(text)) {
    if (name === names.start) start = value;
    else if (name === names.end && start !== null) {
      spans.push({ start: rounded(start), end: rounded(Math.min(value, duration)) });
      start = null;
    }
  }
  if (start !== null && start < duration) spans.push({ start: rounded(start), end: rounded(duration) });
  return spans;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

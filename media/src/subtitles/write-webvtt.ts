import type { Cue } from './cues.ts';

/** A WebVTT file of `cues` that begin within `duration` seconds; none lasts longer than the film. */
export function writeWebVtt(cues: readonly Cue[], duration: number): string {
  const blocks = cuesWithin(cues, duration).map(({ start, end, text, settings }) =>
    [
      `${timestamp(start)} --> ${timestamp(Math.min(end, duration))}${settings === '' ? '' : ` ${settings}`}`,
      text,
    ].join('\n'),
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** Cues that are visible in a film of `duration` seconds. */
export function cuesWithin(cues: readonly Cue[], duration: number): Cue[] {
  return cues.filter(({ start }) => start < duration - 0.001);
}

function timestamp(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const part = (value: number, length: number): string => String(value).padStart(length, '0');
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

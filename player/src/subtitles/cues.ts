/** Subtitles as the overlay draws them. */

export interface CueSpan {
  readonly text: string;
  readonly isItalic?: boolean;
  readonly isBold?: boolean;
  readonly isUnderlined?: boolean;
}

export interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly (readonly CueSpan[])[];
  readonly place: 'top' | 'bottom';
}

/** Cues to show at `seconds`, in the order they began; identical ones at the same time only once. */
export function activeCues(cues: readonly Cue[], seconds: number): readonly Cue[] {
  const seen = new Set<string>();
  return cues
    .filter((cue) => cue.start <= seconds && seconds < cue.end)
    .sort((a, b) => a.start - b.start)
    .filter((cue) => {
      const text = cueText(cue);
      if (seen.has(text)) return false;
      seen.add(text);
      return true;
    });
}

/** Seconds at which the display changes next after `seconds`; null when nothing follows. */
export function nextChange(cues: readonly Cue[], seconds: number): number | null {
  let next = Infinity;
  for (const { start, end } of cues) {
    if (start > seconds) next = Math.min(next, start);
    if (end > seconds) next = Math.min(next, end);
  }
  return next === Infinity ? null : next;
}

export function cueText(cue: Cue): string {
  return cue.lines.map((line) => line.map((span) => span.text).join('')).join('\n');
}

import type { ingestStates } from '@kadr/contract';

export type IngestStep = Exclude<
  (typeof ingestStates)[number],
  'deferred' | 'queued' | 'review' | 'published' | 'failed' | 'cancelled'
>;

export interface IngestProgress {
  readonly state: IngestStep;
  /** 0–100 over the whole job; never less than before. */
  readonly percent: number;
  /** Seconds still needed; null while unknown. */
  readonly time_left: number | null;
}

/** Where each step begins, in percent; the shares are those of a film, where transcoding is nearly all. */
const begins: Readonly<Record<IngestStep, number>> = {
  probing: 0,
  transcoding: 2,
  packaging: 90,
  illustrating: 95,
  publishing: 96,
};

const order: readonly IngestStep[] = ['probing', 'transcoding', 'packaging', 'illustrating', 'publishing'];

export interface ProgressMeter {
  /** Reports that the job is `fraction` (0 to 1) through `step`. */
  at(step: IngestStep, fraction: number): void;
}

/**
 * Combines the progress of the steps into the progress of the whole. The time left is judged by the pace of this
 * attempt, and only once 2 % have passed; `now` returns the time.
 */
export function createProgressMeter(
  onProgress: (progress: IngestProgress) => void,
  now: () => Date,
): ProgressMeter {
  let state: IngestStep | undefined;
  let percent = 0;
  let from: { readonly percent: number; readonly time: number } | undefined;
  return {
    at(step, fraction) {
      if (state !== undefined && order.indexOf(step) < order.indexOf(state)) return;
      const next = order[order.indexOf(step) + 1];
      const end = next === undefined ? 100 : begins[next];
      const share = Math.min(1, Math.max(0, fraction));
      const reached = Math.max(percent, Math.round((begins[step] + (end - begins[step]) * share) * 10) / 10);
      if (step === state && reached === percent) return;
      state = step;
      percent = reached;
      const time = now().getTime();
      // Steps finished by an earlier attempt, or instantly, say nothing about the pace.
      if (from === undefined && step !== 'probing') from = { percent, time };
      onProgress({ state, percent, time_left: timeLeft(from, percent, time) });
    },
  };
}

function timeLeft(
  from: { percent: number; time: number } | undefined,
  percent: number,
  time: number,
): number | null {
  if (percent >= 100) return 0;
  if (from === undefined || percent - from.percent < 2) return null;
  const pace = (time - from.time) / 1000 / (percent - from.percent);
  return Math.max(0, Math.round(pace * (100 - percent)));
}

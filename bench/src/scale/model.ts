import type { Step } from './traffic.ts';

/** The parts of the service that use CPU. */
export const cpuParts = ['site', 'media', 'postgres', 'standby', 'redis', 'nginx', 'other'] as const;
export type CpuPart = (typeof cpuParts)[number];

/** CPU milliseconds of each part for one step. */
export type Cost = Readonly<Record<CpuPart, number>>;

/** Viewers who watch at the same time. */
export interface Crowd {
  readonly viewers: number;
  /** The share that has signed in, and the share that watches channels. */
  readonly signedIn: number;
  readonly live: number;
  /** Seconds within which all of them come: few, then many, then few. */
  readonly arrival: number;
  /** Whether a delivery network sends segments and live manifests, and requests each of them once. */
  readonly hasNetwork: boolean;
}

export interface Machine {
  readonly cores: number;
  /** Share of its cores that may be used at the peak. */
  readonly use: number;
}

/** Seconds between two repetitions of a player's requests. */
export const repeated = { heartbeat: 30, position: 30, segment: 6, liveManifest: 6 } as const;

/** Repetitions of each step per second at the peak of an arrival, by all viewers together. */
export function ratesAt({ viewers, signedIn, live, arrival, hasNetwork }: Crowd): ReadonlyMap<Step, number> {
  // The steepest part of 3t² − 2t³ is half as steep again as its mean.
  const arriving = (1.5 * viewers) / arrival;
  const films = viewers * (1 - live);
  return new Map<Step, number>([
    ['start page', arriving],
    ['list of titles', arriving],
    ['title page', arriving],
    ['ready to watch', arriving],
    ['manifest', arriving * 2],
    ['begun', arriving],
    ['heartbeat', viewers / repeated.heartbeat],
    ['position', (films * signedIn) / repeated.position],
    ['segment', hasNetwork ? 0 : viewers / repeated.segment],
    ['live manifest', hasNetwork ? 0 : (viewers * live) / repeated.liveManifest],
  ]);
}

export interface Need {
  readonly part: CpuPart;
  /** Busy cores at the peak. */
  readonly cores: number;
  readonly machines: number;
}

/** Cores and machines that a crowd needs, by the cost of each step; a part that is needed has one machine at least. */
export function needsOf(costs: ReadonlyMap<Step, Cost>, crowd: Crowd, machine: Machine): readonly Need[] {
  const rates = ratesAt(crowd);
  return cpuParts.map((part) => {
    let cores = 0;
    for (const [step, rate] of rates) cores += (rate * (costs.get(step)?.[part] ?? 0)) / 1000;
    return {
      part,
      cores,
      machines: cores === 0 ? 0 : Math.max(1, Math.ceil(cores / (machine.cores * machine.use))),
    };
  });
}

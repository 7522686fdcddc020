import { percentile } from '../figures.ts';
import { cpuParts, needsOf } from './model.ts';
import type { Cost } from './model.ts';
import type { Losses } from './audit.ts';
import type { Step, Traffic } from './traffic.ts';
import type { Audience } from './viewers.ts';

export interface FaultResult {
  readonly name: string;
  /** Seconds until its cause was over, and from then until everything answered again. */
  readonly lasted: number;
  readonly whole: number;
  readonly asked: number;
  readonly failed: number;
  readonly stalls: number;
  readonly stopped: number;
  readonly gaveUp: number;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const two = (value: number): string => value.toFixed(2);

/** CPU milliseconds of one step. */
export function costTable(costs: ReadonlyMap<Step, Cost>): string {
  return table(
    ['One step, CPU ms', ...cpuParts],
    [...costs].map(([step, cost]) => [step as string].concat(cpuParts.map((part) => two(cost[part])))),
  );
}

/** Machines of 16 cores, half of which are used at the peak. */
const machine = { cores: 16, use: 0.5 };
const sizes = [10_000, 100_000, 1_000_000];

/** The computed needs of crowds of three sizes. */
export function needTable(costs: ReadonlyMap<Step, Cost>): string {
  const rows = [false, true].flatMap((hasNetwork) =>
    sizes.map((viewers) => {
      const crowd = { viewers, signedIn: 0.67, live: 0.3, arrival: 900, hasNetwork };
      const needs = needsOf(costs, crowd, machine);
      const crowdName = `${viewers.toLocaleString('en')}, ${hasNetwork ? 'with' : 'without'} a delivery network`;
      return [crowdName].concat(
        needs.map(
          ({ cores, machines }) => `${cores < 10 ? cores.toFixed(1) : Math.round(cores)} (${machines})`,
        ),
      );
    }),
  );
  return table(['Viewers at once: busy cores (machines)', ...cpuParts], rows);
}

export function trafficTable(counts: ReturnType<Traffic['take']>, seconds: number): string {
  return table(
    ['Step', 'a second', 'p50 ms', 'p99 ms', 'failed', 'refused'],
    [...counts].map(([step, { asked, failed, refused, milliseconds }]) => [
      step,
      two(asked / seconds),
      Math.round(percentile(milliseconds, 0.5)),
      Math.round(percentile(milliseconds, 0.99)),
      failed,
      refused,
    ]),
  );
}

export function faultTable(results: readonly FaultResult[]): string {
  return table(
    [
      'What happens',
      'lasts s',
      'whole after s',
      'requests',
      'failed',
      'players stalled',
      'stopped',
      'in vain',
    ],
    results.map(({ name, lasted, whole, asked, failed, stalls, stopped, gaveUp }) => [
      name,
      lasted.toFixed(1),
      whole.toFixed(1),
      asked,
      failed,
      stalls,
      stopped,
      gaveUp,
    ]),
  );
}

export interface Outcome {
  readonly asked: number;
  readonly failed: number;
  readonly losses: Losses;
  readonly audience: Pick<Audience, 'troubles' | 'acknowledged'>;
  readonly results: readonly FaultResult[];
}

/** The bounds, and whether they are kept. */
export function bounds({ asked, failed, losses, audience }: Outcome): {
  readonly text: string;
  readonly isKept: boolean;
} {
  const { troubles, acknowledged } = audience;
  const figures: readonly (readonly [string, number, number | null])[] = [
    ['requests', asked, null],
    ['requests that failed at first, %', (100 * failed) / Math.max(1, asked), null],
    ['players that stood still', troubles.stalls.length, 0],
    ['players that had to stop', troubles.stopped.length, 0],
    ['in vain after all tries of the browser, %', (100 * troubles.gaveUp.length) / Math.max(1, asked), 0.1],
    ['positions acknowledged', acknowledged.positions.size, null],
    ['positions lost', losses.positions.length, 0],
    ['purchases acknowledged', acknowledged.purchases.length, null],
    ['purchases lost', losses.purchases.length, 0],
    ['purchases refused', troubles.refusedPurchases.length, 0],
    ['purchases paid twice or not given', losses.twice, 0],
  ];
  const rows = figures.map(([name, value, most]) => [
    name,
    Number.isInteger(value) ? value : value.toFixed(3),
    most === null ? '' : `${value <= most ? '✓' : '✗'} at most ${most}`,
  ]);
  const details = [...new Set([...troubles.stopped, ...troubles.gaveUp, ...troubles.refusedPurchases])].slice(
    0,
    12,
  );
  return {
    text: [table(['Over all', '', ''], rows), ...details.map((one) => `- ${one}`)].join('\n'),
    isKept: figures.every(([, value, most]) => most === null || value <= most),
  };
}

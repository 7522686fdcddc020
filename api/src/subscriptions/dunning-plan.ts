import { periodsAfter } from './periods.ts';
import type { Period } from './periods.ts';

/** The plan for a renewal that is not paid, in days after it was due. */
export interface DunningPlan {
  /** When the card is charged again; never after a refusal that forbids it. */
  readonly retryDays: readonly number[];
  /** How long the service stays open; at most as long as a period. */
  readonly graceDays: number;
  /** How long it can still be paid. */
  readonly holdDays: number;
  /** When a renewal is announced, in hours before it, the earliest first; never in the first half of a period. */
  readonly noticeHours: readonly number[];
}

export const dunningPlan: DunningPlan = {
  retryDays: [1, 3, 7, 13],
  graceDays: 4,
  holdDays: 14,
  noticeHours: [72, 24],
};

/** `charge`: the card is charged; `hold`: the service closes; `end`: the subscription ends. */
export interface DunningStep {
  readonly kind: 'charge' | 'hold' | 'end';
  readonly at: Date;
}

const day = 24 * 60 * 60_000;

/**
 * The end of grace and hold of a renewal due at a moment. A subscription that ends a pause was closed: it has no grace.
 */
export function limitsOf(
  dueAt: Date,
  { period, isWaking }: { readonly period: Period; readonly isWaking: boolean },
  { graceDays, holdDays }: DunningPlan = dunningPlan,
): { readonly graceUntil: Date; readonly holdUntil: Date } {
  const grace = new Date(dueAt.getTime() + graceDays * day);
  const longest = periodsAfter(dueAt, period, 1);
  return {
    graceUntil: isWaking ? dueAt : grace < longest ? grace : longest,
    holdUntil: new Date(dueAt.getTime() + holdDays * day),
  };
}

/** All steps of a renewal, the first of which is the renewal itself. */
export function stepsOf(
  dueAt: Date,
  { graceUntil, holdUntil }: { readonly graceUntil: Date; readonly holdUntil: Date },
  { retryDays }: DunningPlan = dunningPlan,
): DunningStep[] {
  const charges = [0, ...retryDays].map((days) => ({
    kind: 'charge' as const,
    at: new Date(dueAt.getTime() + days * day),
  }));
  // A service that was closed before needs no hold.
  const holds = graceUntil > dueAt ? [{ kind: 'hold' as const, at: graceUntil }] : [];
  const [first, ...others] = [...charges, ...holds];
  const inOrder = others.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [...(first === undefined ? [] : [first]), ...inOrder, { kind: 'end', at: holdUntil }];
}

/**
 * The number of the step after `done`. Skips charges whose time has passed: a card is not charged twice in succession.
 */
export function nextStep(steps: readonly DunningStep[], done: number, now: Date): number {
  const next = steps.findIndex(({ kind, at }, index) => index > done && (kind !== 'charge' || at > now));
  return next === -1 ? steps.length - 1 : next;
}

import type { LedgerUnit } from '../tables/ledger.ts';

type PointsUnit = Extract<LedgerUnit, `bonus:${string}`>;

/** The unit of a bonus programme's points. */
export function pointsOf(programId: number): PointsUnit {
  return `bonus:${programId}`;
}

export function isPoints(unit: LedgerUnit): unit is PointsUnit {
  return unit.startsWith('bonus:');
}

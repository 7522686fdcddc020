import type { SegmentGroup, SegmentRules } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { conditionSql } from './condition-sql.ts';

/** The terms that decide whether an account is in a segment. */
export interface SegmentTerms {
  readonly brand: string | null;
  readonly rules: SegmentRules;
}

/** A segment as one condition on the row `a` of accounts. Blocked accounts are in none. */
export function segmentSql({ brand, rules }: SegmentTerms, now: Date): SQL {
  const groups = rules.groups.map(({ match, conditions }) =>
    combined(
      match,
      conditions.map((condition) => conditionSql(condition, now)),
    ),
  );
  return sql`not a.is_blocked and ${brand === null ? sql`true` : isOfBrand(brand)} and ${combined(rules.match, groups)}`;
}

/** An account belongs to the brands that it has signed in to, as far as sign-ins are stored. */
export function isOfBrand(brand: string): SQL {
  return sql`(exists (select from sign_ins b where b.account_id = a.id and b.brand = ${brand})
    or exists (select from sessions b where b.account_id = a.id and b.brand = ${brand}))`;
}

function combined(match: SegmentGroup['match'], parts: readonly SQL[]): SQL {
  if (parts.length === 0) return sql`true`;
  const list = (operator: 'and' | 'or'): SQL =>
    sql`(${sql.join([...parts], operator === 'and' ? sql` and ` : sql` or `)})`;
  if (match === 'all') return list('and');
  return match === 'any' ? list('or') : sql`not ${list('or')}`;
}

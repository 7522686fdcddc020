import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { everyBrand } from '../entitlement/entitlement.ts';
import type { Viewer } from './viewer.ts';

/** Columns of what operators offer to brands for a time; a missing start or end is none. */
export interface OfferColumns {
  readonly brands: AnyPgColumn;
  readonly startsAt: AnyPgColumn;
  readonly endsAt: AnyPgColumn;
}

/** Whether a row is on, and for the viewer's brand. */
export function isOfferedTo(
  { brands, startsAt, endsAt }: OfferColumns,
  { brand, now }: Pick<Viewer, 'brand' | 'now'>,
): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`(${brands} && array[${brand}::text, ${everyBrand}::text]
    and (${startsAt} is null or ${startsAt} <= ${moment}) and (${endsAt} is null or ${endsAt} > ${moment}))`;
}

import type { ReportUnit } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isWithin, periodOf } from './span.ts';
import type { Span } from './span.ts';

/** Tax from the lines of issued receipts. Amounts include it; it is rounded line by line, as in cash registers. */
export function taxStatement(span: Span, unit: ReportUnit): SQL {
  return sql`with lines as (
      select receipt.id, receipt.issued_at, receipt.currency, receipt.refund_id is null as is_sale,
        line.amount, line.vat, line."isAdvance" as is_advance,
        coalesce(round(line.amount * line.vat / (100 + line.vat)), 0) as tax
      from receipts receipt
        cross join jsonb_to_recordset(receipt.items) as line(amount bigint, vat numeric, "isAdvance" boolean)
      where ${isWithin(sql`receipt.issued_at`, span)}
    )
    select ${periodOf(sql`issued_at`, unit, span)}::text as period, currency, vat::float8 as rate, is_advance,
      count(distinct id)::float8 as receipts,
      coalesce(sum(amount) filter (where is_sale), 0)::float8 as sold,
      coalesce(sum(amount) filter (where not is_sale), 0)::float8 as returned,
      sum(case when is_sale then tax else -tax end)::float8 as tax
    from lines group by 1, 2, 3, 4 order by 1, 2, 3 nulls last, 4`;
}

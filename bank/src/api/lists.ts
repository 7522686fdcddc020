import type { BankContext } from '../context/context.ts';
import type { PaymentRow, RefundRow } from '../store/rows.ts';
import { invalid } from './api-error.ts';
import { paymentToWire, refundToWire } from '../wire/wire.ts';
import type { WireObject } from '../wire/wire.ts';

const comparisons = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;
const equals = { payments: ['status'], refunds: ['status', 'payment_id'] } as const;

/** `GET /payments` and `GET /refunds`: newest first, within `created_at.gte|gt|lte|lt`, `limit` (1–100) at a time. */
export function list(bank: BankContext, table: 'payments' | 'refunds', query: URLSearchParams): WireObject {
  const limit = Number(query.get('limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalid('Limit is 1 to 100', 'limit');
  const { conditions, values } = conditionsOf(table, query);
  const rows = bank.store.all(
    `select * from ${table} where ${['true', ...conditions].join(' and ')} order by created_at desc, id desc limit ?`,
    ...values,
    limit + 1,
  ) as (PaymentRow | RefundRow)[];
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    type: 'list',
    items: items.map((row) =>
      table === 'payments' ? paymentToWire(bank, row as PaymentRow) : refundToWire(row as RefundRow),
    ),
    ...(last !== undefined && {
      next_cursor: Buffer.from(`${last.created_at} ${last.id}`).toString('base64url'),
    }),
  };
}

function conditionsOf(
  table: 'payments' | 'refunds',
  query: URLSearchParams,
): { readonly conditions: string[]; readonly values: (string | number)[] } {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  for (const [name, sign] of Object.entries(comparisons)) {
    const text = query.get(`created_at.${name}`);
    if (text === null) continue;
    const moment = Date.parse(text);
    if (Number.isNaN(moment)) throw invalid('Not a moment (ISO 8601)', `created_at.${name}`);
    conditions.push(`created_at ${sign} ?`);
    values.push(moment);
  }
  for (const name of equals[table]) {
    const value = query.get(name);
    if (value === null) continue;
    conditions.push(`${name} = ?`);
    values.push(value);
  }
  const cursor = query.get('cursor');
  if (cursor !== null) {
    const [createdAt, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
    if (id === undefined || !Number.isInteger(Number(createdAt))) throw invalid('Unknown cursor', 'cursor');
    conditions.push('(created_at, id) < (?, ?)');
    values.push(Number(createdAt), id);
  }
  return { conditions, values };
}

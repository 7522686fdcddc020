import type { Currency } from '../money.ts';
import type { Store } from './store.ts';

export interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  readonly currency: Currency;
  readonly description: string | null;
  readonly metadata: string;
  readonly customer_id: string | null;
  readonly captures: 0 | 1;
  readonly saves: 0 | 1;
  readonly method_id: string | null;
  readonly fingerprint: string | null;
  readonly behaviour: string | null;
  readonly card: string | null;
  readonly return_url: string | null;
  readonly challenge_id: string | null;
  readonly receipt_registration: 'pending' | 'succeeded' | 'canceled' | null;
  readonly cancelled_by: string | null;
  readonly cancel_reason: string | null;
  readonly dispute: 'open' | 'won' | 'lost' | null;
  /** How many answers of the API about it are still to fail. */
  readonly faults: number;
  readonly created_at: number;
  readonly captured_at: number | null;
  readonly expires_at: number;
}

/** A saved card, or one that an order is binding. */
export interface MethodRow {
  readonly id: string;
  readonly order_id: string | null;
  readonly status: 'pending' | 'active' | 'inactive';
  readonly fingerprint: string | null;
  readonly behaviour: string | null;
  readonly card: string | null;
  /** How often it was charged since it was saved. */
  readonly charges: number;
  readonly return_url: string | null;
  readonly created_at: number;
  readonly expires_at: number | null;
}

export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: string | null;
  readonly receipt_registration: 'pending' | 'succeeded' | 'canceled' | null;
  readonly metadata: string;
  readonly created_at: number;
}

/** A fiscal receipt, of a payment or of a refund, and its registration. */
export interface ReceiptRow {
  readonly id: string;
  readonly payment_id: string;
  readonly refund_id: string | null;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  /** Items and customer as received (JSON). */
  readonly body: string;
  readonly document_number: string | null;
  readonly storage_number: string | null;
  readonly attribute: string | null;
  readonly registered_at: number | null;
  readonly created_at: number;
}

export const paymentById = (store: Store, id: string): PaymentRow | null =>
  store.one('select * from payments where id = ?', id) as PaymentRow | null;

export const methodById = (store: Store, id: string): MethodRow | null =>
  store.one('select * from methods where id = ?', id) as MethodRow | null;

export const refundById = (store: Store, id: string): RefundRow | null =>
  store.one('select * from refunds where id = ?', id) as RefundRow | null;

/** The receipt of a payment itself, or of a refund, by the id of either. */
export const receiptOf = (store: Store, ownerId: string): ReceiptRow | null =>
  store.one(
    'select * from receipts where refund_id = ?1 or (refund_id is null and payment_id = ?1)',
    ownerId,
  ) as ReceiptRow | null;

type Table = 'payments' | 'methods' | 'refunds' | 'challenges' | 'receipts';

/** Sets some columns of a row. Column names come from the code, never from a request. */
export function change<Row extends { readonly id: string }>(
  store: Store,
  table: Table,
  id: string,
  columns: Partial<Omit<Row, 'id'>>,
): void {
  const names = Object.keys(columns);
  const values = Object.values(columns) as (string | number | null)[];
  store.run(
    `update ${table} set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`,
    ...values,
    id,
  );
}

export function insert(
  store: Store,
  table: Table,
  row: Readonly<Record<string, string | number | null>>,
): void {
  const names = Object.keys(row);
  store.run(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
}

export const setting = (store: Store, name: string): string | null =>
  (store.one('select value from settings where name = ?', name) as { value: string } | null)?.value ?? null;

export function setSetting(store: Store, name: string, value: string): void {
  store.run(
    'insert into settings values (?, ?) on conflict (name) do update set value = excluded.value',
    name,
    value,
  );
}

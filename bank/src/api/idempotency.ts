import { createHash } from 'node:crypto';
import type { BankContext } from '../context/context.ts';
import { paymentById } from '../store/rows.ts';
import { ApiError, invalid } from './api-error.ts';
import type { WireObject } from '../wire/wire.ts';

/** How long a key is remembered, in milliseconds. */
const memory = 24 * 60 * 60_000;

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string | null;
  readonly body: unknown;
}

export interface ApiResult {
  readonly body: WireObject;
  /** The payment concerned; null without one. */
  readonly payment: string | null;
}

export interface OnceResult extends ApiResult {
  /** Whether it was done now; false when an earlier answer is repeated. */
  readonly isNew: boolean;
}

interface Remembered {
  readonly request: string;
  readonly body: string;
  readonly payment_id: string | null;
  readonly created_at: number;
}

/**
 * Does something once for each key: the same request with the same key gets the first answer, whole, for 24 hours. The
 * action and its answer are one transaction. Errors are not remembered.
 *
 * @throws ApiError when the key is missing, too long or was used for another request.
 */
export function once({ store, clock }: BankContext, request: ApiRequest, work: () => ApiResult): OnceResult {
  const { key, method, path, body } = request;
  if (key === null || key === '' || key.length > 64)
    throw invalid('Idempotence key must be 1 to 64 characters long', 'Idempotence-Key');
  const hash = createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(body)}`)
    .digest('base64url');
  return store.transaction(() => {
    const before = store.one(
      'select request, body, payment_id, created_at from idempotency where key = ?',
      key,
    ) as Remembered | null;
    if (before !== null && before.created_at > clock.now() - memory) {
      if (before.request !== hash) throw invalid('Idempotence key duplicated', 'Idempotence-Key');
      return { body: JSON.parse(before.body) as WireObject, payment: before.payment_id, isNew: false };
    }
    const result = work();
    store.run(
      `insert or replace into idempotency (key, request, body, payment_id, created_at) values (?, ?, ?, ?, ?)`,
      key,
      hash,
      JSON.stringify(result.body),
      result.payment,
      clock.now(),
    );
    return { ...result, isNew: true };
  });
}

/** @throws ApiError (500) for the first answers about a payment of the card that does so; the action stays done. */
export function failOnPurpose({ store }: BankContext, id: string | null): void {
  const faults = id === null ? 0 : (paymentById(store, id)?.faults ?? 0);
  if (faults === 0) return;
  store.run('update payments set faults = faults - 1 where id = ?', id);
  throw new ApiError('internal_server_error', 'Internal server error');
}

import { plan } from '../context/agenda.ts';
import type { BankContext } from '../context/context.ts';
import { newId, newSecretId } from '../context/context.ts';
import { insert, methodById } from '../store/rows.ts';
import { ApiError } from './api-error.ts';
import type { ApiResult } from './idempotency.ts';
import { bindingRequestSchema, parsed } from './requests.ts';
import { methodToWire } from '../wire/wire.ts';

/** How long a binding waits for its card, in milliseconds. */
const lifetime = 60 * 60_000;

/** `POST /payment_methods`: saves a card at no cost. Part of a transaction. */
export function createBinding(bank: BankContext, body: unknown): ApiResult {
  const request = parsed(bindingRequestSchema, body);
  const id = newId(bank);
  const now = bank.clock.now();
  insert(bank.store, 'methods', {
    id,
    order_id: newSecretId(bank),
    status: 'pending',
    return_url: request.confirmation.return_url,
    created_at: now,
    expires_at: now + lifetime,
  });
  plan(bank, 'expire_binding', id, now + lifetime);
  return readMethod(bank, id);
}

export function readMethod(bank: BankContext, id: string): ApiResult {
  const method = methodById(bank.store, id);
  if (method === null) throw new ApiError('not_found', 'Payment method is not found', 'payment_method_id');
  return { body: methodToWire(bank, method), payment: null };
}

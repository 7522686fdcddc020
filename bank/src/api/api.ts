import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BankContext } from '../context/context.ts';
import { newId } from '../context/context.ts';
import { readJson, sendJson } from '../http/messages.ts';
import type { Handler } from '../http/messages.ts';
import { paymentById } from '../store/rows.ts';
import { ApiError, invalid } from './api-error.ts';
import { failOnPurpose, once } from './idempotency.ts';
import type { ApiRequest, ApiResult } from './idempotency.ts';
import { list } from './lists.ts';
import { createBinding, readMethod } from './payment-methods.ts';
import { cancelHeld, capturePayment, createPayment, readPayment } from './payments.ts';
import { listReceipts } from './receipts.ts';
import { createRefund, readRefund } from './refunds.ts';
import type { WireObject } from '../wire/wire.ts';

export interface ApiPorts {
  readonly wake: () => void;
  /** Resolves when all current webhooks have ended. */
  readonly settled: () => Promise<void>;
}

type Work = (bank: BankContext, request: ApiRequest, id: string) => ApiResult;

/** The subset of YooKassa's API that the bank speaks, by method and path. `*` is an id. */
const operations: Readonly<Record<string, Work>> = {
  'POST /v3/payments': (bank, { body }) => createPayment(bank, body),
  'GET /v3/payments': (bank, { query }) => ({ body: list(bank, 'payments', query), payment: null }),
  'GET /v3/payments/*': (bank, _, id) => readPayment(bank, id),
  'POST /v3/payments/*/capture': (bank, { body }, id) => capturePayment(bank, id, body),
  'POST /v3/payments/*/cancel': (bank, _, id) => cancelHeld(bank, id),
  'POST /v3/payment_methods': (bank, { body }) => createBinding(bank, body),
  'GET /v3/payment_methods/*': (bank, _, id) => readMethod(bank, id),
  'POST /v3/refunds': (bank, { body }) => createRefund(bank, body),
  'GET /v3/refunds': (bank, { query }) => ({ body: list(bank, 'refunds', query), payment: null }),
  'GET /v3/refunds/*': (bank, _, id) => readRefund(bank, id),
  'GET /v3/receipts': (bank, { query }) => listReceipts(bank, query),
};

export function apiHandler(bank: BankContext, ports: ApiPorts): Handler {
  return async (req, res, url) => {
    try {
      checkCredentials(bank, req.headers.authorization);
      const request = await readRequest(req, url);
      const body = await perform(bank, request, ports);
      if (body === null) res.destroy();
      else sendJson(res, 200, body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const challenge = error.status === 401 ? { 'www-authenticate': 'Basic realm="bank"' } : {};
      sendJson(res, error.status, error.toWire(newId(bank)), challenge);
    }
  };
}

async function readRequest(req: IncomingMessage, { pathname, searchParams }: URL): Promise<ApiRequest> {
  const method = req.method ?? '';
  const body = method === 'POST' ? await readJson(req) : null;
  if (body === undefined) throw invalid('Body is not JSON', 'body');
  const key = req.headers['idempotence-key'];
  return { method, path: pathname, query: searchParams, key: typeof key === 'string' ? key : null, body };
}

/** The answer; null cuts the connection instead, if the payment's card requires that. */
async function perform(
  bank: BankContext,
  request: ApiRequest,
  { wake, settled }: ApiPorts,
): Promise<WireObject | null> {
  const { work, id } = operationOf(request);
  if (request.method !== 'POST') {
    const { body, payment } = work(bank, request, id);
    failOnPurpose(bank, payment);
    return body;
  }
  const { body, payment, isNew } = once(bank, request, () => work(bank, request, id));
  wake();
  const behaviour = payment === null ? null : paymentById(bank.store, payment)?.behaviour;
  if (isNew && behaviour === 'webhook_first') await settled();
  if (isNew && behaviour === 'cut') return null;
  failOnPurpose(bank, payment);
  return body;
}

function operationOf({ method, path }: ApiRequest): { readonly work: Work; readonly id: string } {
  const parts = /^(\/v3\/\w+)(?:\/([\w-]+)(\/\w+)?)?$/.exec(path);
  const [, collection, id, action = ''] = parts ?? [];
  const work = operations[`${method} ${collection}${id === undefined ? '' : `/*${action}`}`];
  if (work === undefined) throw new ApiError('not_found', 'Unknown address');
  return { work, id: id ?? '' };
}

function checkCredentials({ options }: BankContext, header: string | undefined): void {
  const expected = `Basic ${Buffer.from(`${options.shopId}:${options.secretKey}`).toString('base64')}`;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(hash(header ?? ''), hash(expected)))
    throw new ApiError('invalid_credentials', 'Shop id or secret key is wrong');
}

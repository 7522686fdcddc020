import { KadrError } from '@kadr/contract';
import type { Webhook, WebhookDelivery, WebhookEvent } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { keySeal } from '../sealing/sealed-key.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import {
  claimDeliveries,
  deleteDeliveriesBefore,
  deleteWebhook,
  findDeliveries,
  findWebhook,
  findWebhooks,
  insertDelivery,
  insertWebhook,
  reviveDeliveries,
  updateDelivery,
  updateWebhook,
} from './repository.ts';
import type { DeliveryRow, WebhookRow } from './repository.ts';
import { secretLength, signedHeaders, writtenSecret } from './signature.ts';

/** An endpoint as configured by an operator. */
export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly events: WebhookEvent[];
}

/** Webhook endpoints of other systems. Methods that take an id throw KadrError NOT_FOUND for an unknown one. */
export interface WebhooksService {
  list(): Promise<Webhook[]>;
  /** @throws KadrError INVALID_INPUT for an address on a private network, unless those are allowed */
  create(
    values: WebhookValues,
    by: { readonly by: string; readonly now: Date },
  ): Promise<{ webhook: Webhook; secret: string }>;
  /** @throws KadrError INVALID_INPUT as `create` */
  set(id: number, values: WebhookValues & { readonly is_enabled: boolean }): Promise<Webhook>;
  remove(id: number): Promise<void>;
  /** Returns the delivery's id. */
  test(id: number, now: Date): Promise<string>;
  deliveries(
    id: number,
    page: {
      readonly state?: WebhookDelivery['state'] | undefined;
      readonly cursor?: string | undefined;
      readonly limit: number;
    },
  ): Promise<{ items: WebhookDelivery[]; next_cursor: string | null }>;
  /** Requeues given-up deliveries; returns their number. */
  retry(id: number, now: Date): Promise<number>;
  /** Sends due deliveries. A failed one is retried with increasing delays, and given up after the last attempt. */
  deliver(now: Date): Promise<void>;
  /** Deletes deliveries that were completed or given up a month ago. */
  purge(now: Date): Promise<void>;
}

const minute = 60_000;
/** Delays before the second attempt and each later one, in milliseconds. */
const waits = [1 / 6, 1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minute);
/** How long a claim holds, in milliseconds, and the maximum number of deliveries per run. */
const [claimedFor, atOnce] = [5 * minute, 50];
/** How long deliveries to a disabled endpoint are postponed, in milliseconds. */
const switchedOffWaits = 15 * minute;
const keptFor = 30 * 24 * 60 * minute;
const longestReason = 300;

interface WebhooksContext extends Pick<ApiPorts, 'webhooks' | 'log'> {
  readonly db: Database;
  readonly seal: KeySeal;
}

export function createWebhooksService(
  db: Database,
  { webhooks, log, random, secrets }: Pick<ApiPorts, 'webhooks' | 'log' | 'random' | 'secrets'>,
): WebhooksService {
  const ctx: WebhooksContext = { db, webhooks, log, seal: keySeal(secrets.contentKeys, random) };
  return {
    list: async () => (await findWebhooks(db)).map(asWebhook),
    create: async ({ name, url, events }, { by, now }) => {
      await refusePrivate(ctx, url);
      const secret = random(secretLength);
      const id = await db.transaction(async (transaction) => {
        const made = await insertWebhook(transaction, {
          name,
          url,
          events,
          secret: '',
          createdAt: now,
          createdBy: by,
        });
        await updateWebhook(transaction, made, { secret: ctx.seal.seal(sealOf(made), secret) });
        return made;
      });
      return { webhook: await one(ctx, id), secret: writtenSecret(secret) };
    },
    set: async (id, { name, url, events, is_enabled: isEnabled }) => {
      await refusePrivate(ctx, url);
      if (!(await updateWebhook(db, id, { name, url, events, isEnabled }))) throw none();
      return one(ctx, id);
    },
    remove: async (id) => {
      if (!(await deleteWebhook(db, id))) throw none();
    },
    test: async (id, now) => {
      await one(ctx, id);
      const delivery = {
        webhookId: id,
        event: 'webhook.test',
        data: {},
        createdAt: now,
        nextTryAt: now,
      } as const;
      return insertDelivery(db, delivery);
    },
    deliveries: async (id, { state, cursor, limit }) => {
      await one(ctx, id);
      const before = idOfCursor(cursor);
      const rows = await findDeliveries(db, {
        webhookId: id,
        state: state ?? null,
        before,
        limit: limit + 1,
      });
      const { page, next_cursor } = listPage(rows, limit, (row) => String(row.id));
      return { items: page.map(asDelivery), next_cursor };
    },
    retry: async (id, now) => {
      await one(ctx, id);
      return reviveDeliveries(db, id, now);
    },
    deliver: async (now) => {
      const claim = { now, next: new Date(now.getTime() + claimedFor), limit: atOnce };
      const due = await claimDeliveries(db, claim);
      // An endpoint that does not respond must not delay others.
      const byWebhook = Map.groupBy(due, ({ webhookId }) => webhookId);
      await Promise.all(
        [...byWebhook].map(([webhookId, deliveries]) => sendAll(ctx, webhookId, deliveries, now)),
      );
    },
    purge: (now) => deleteDeliveriesBefore(db, new Date(now.getTime() - keptFor)),
  };
}

function none(): KadrError {
  return new KadrError('NOT_FOUND', { message: 'There is no such webhook.', field: 'id' });
}

async function refusePrivate({ webhooks }: WebhooksContext, url: string): Promise<void> {
  const reason = await webhooks.refusal(url);
  if (reason !== null) throw new KadrError('INVALID_INPUT', { message: `url: ${reason}`, field: 'url' });
}

async function one({ db }: WebhooksContext, id: number): Promise<Webhook> {
  const [row] = await findWebhooks(db, id);
  if (row === undefined) throw none();
  return asWebhook(row);
}

/** The name under which an endpoint's secret is sealed. */
function sealOf(id: number): string {
  return `webhook:${id}`;
}

/**
 * Sends deliveries of one endpoint, one after the other; those of a disabled endpoint are postponed without an attempt.
 */
async function sendAll(
  ctx: WebhooksContext,
  webhookId: number,
  deliveries: readonly DeliveryRow[],
  now: Date,
): Promise<void> {
  const webhook = await findWebhook(ctx.db, webhookId);
  // The endpoint was removed in the meantime, with its deliveries.
  if (webhook === undefined) return;
  const later = new Date(now.getTime() + switchedOffWaits);
  for (const delivery of deliveries) {
    if (webhook.isEnabled) await send(ctx, webhook, delivery, now);
    else await updateDelivery(ctx.db, delivery.id, { nextTryAt: later });
  }
}

async function send(
  { db, webhooks, log, seal }: WebhooksContext,
  { id, url, secret }: WebhookRow,
  delivery: DeliveryRow,
  now: Date,
): Promise<void> {
  const tries = delivery.tries + 1;
  let status: number | null = null;
  try {
    const body = payloadOf(delivery);
    const headers = signedHeaders(seal.open(sealOf(id), secret), {
      id: delivery.uid,
      timestamp: secondsOf(now),
      body,
    });
    status = await webhooks.post(url, body, headers);
    if (status < 200 || status > 299) throw new Error(`The endpoint answered ${status}.`);
    await updateDelivery(db, delivery.id, {
      tries,
      deliveredAt: now,
      nextTryAt: null,
      lastStatus: status,
      lastError: null,
    });
  } catch (error) {
    const wait = waits[delivery.tries];
    const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait);
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestReason);
    await updateDelivery(db, delivery.id, { tries, nextTryAt, lastStatus: status, lastError });
    if (nextTryAt === null) log.warn({ err: error, webhook: id }, 'gave up on delivering a webhook');
  }
}

function payloadOf({ event, createdAt, data }: DeliveryRow): string {
  return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
}

function asWebhook({ webhook, waiting, givenUp }: Awaited<ReturnType<typeof findWebhooks>>[number]): Webhook {
  const { id, name, url, events, isEnabled, createdAt, createdBy } = webhook;
  return {
    id,
    name,
    url,
    events,
    is_enabled: isEnabled,
    created_at: secondsOf(createdAt),
    created_by: createdBy,
    waiting,
    given_up: givenUp,
  };
}

function asDelivery(row: DeliveryRow): WebhookDelivery {
  const { uid, webhookId, event, tries, createdAt, nextTryAt, deliveredAt, lastStatus, lastError } = row;
  return {
    id: uid,
    webhook_id: webhookId,
    event,
    state: deliveredAt !== null ? 'delivered' : nextTryAt !== null ? 'waiting' : 'given_up',
    payload: payloadOf(row),
    tries,
    created_at: secondsOf(createdAt),
    next_try_at: nextTryAt && secondsOf(nextTryAt),
    delivered_at: deliveredAt && secondsOf(deliveredAt),
    last_status: lastStatus,
    last_error: lastError,
  };
}

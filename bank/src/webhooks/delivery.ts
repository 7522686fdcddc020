import { createHmac } from 'node:crypto';
import type { BankContext } from '../context/context.ts';
import { setting } from '../store/rows.ts';
import { webhookUrl } from './events.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Milliseconds between tries; the last is repeated. */
const waits = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour];
/** Milliseconds after which a webhook is given up. */
const longest = 24 * hour;

interface DeliveryRow {
  readonly id: number;
  readonly first_at: number;
  readonly attempts: number;
  readonly body: string;
}

/** The outbox of webhooks: at least once, until the shop answers 200. */
export interface Deliveries {
  /** Sends due webhooks, without waiting for answers. */
  sendDue(): void;
  /** The time of the next due one that is not under way; null without one. */
  nextAt(): number | null;
  /** Resolves when all current ones have ended. */
  settled(): Promise<void>;
  /** Cuts current ones; they are sent again after the next start. */
  stop(): Promise<void>;
}

export function createDeliveries(bank: BankContext, onEnd: () => void): Deliveries {
  const { store, clock, options } = bank;
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay.values());
  };

  const send = async ({ id, first_at, attempts, body }: DeliveryRow): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(options.delays.webhook)]);
    const signature = signatureOf(body, options.webhookSecret, clock.machine());
    const answer = await post(setting(store, webhookUrl), body, signature, signal);
    if (stopping.signal.aborted) return;
    const now = clock.now();
    const isDone = answer === '200';
    const next = now + (waits[attempts] ?? waits.at(-1) ?? hour);
    const isOver = isDone || next - first_at > longest;
    store.run(
      'update deliveries set attempts = attempts + 1, answer = ?, next_at = ? where id = ?',
      answer,
      isOver ? null : next,
      id,
    );
  };

  return {
    sendDue: () => {
      const due = store.all(
        `select deliveries.id, first_at, attempts, body from deliveries join events on events.id = event_id
         where next_at <= ? order by next_at, deliveries.id`,
        clock.now(),
      ) as DeliveryRow[];
      for (const row of due) {
        if (underWay.has(row.id)) continue;
        const sending = send(row).finally(() => {
          underWay.delete(row.id);
          onEnd();
        });
        underWay.set(row.id, sending);
      }
    },
    nextAt: () => {
      const rows = store.all(
        'select id, next_at from deliveries where next_at is not null order by next_at limit ?',
        underWay.size + 1,
      ) as { id: number; next_at: number }[];
      return rows.find(({ id }) => !underWay.has(id))?.next_at ?? null;
    },
    settled,
    stop: async () => {
      stopping.abort();
      await settled();
    },
  };
}

/**
 * Signs by the machine's clock, which the shop has too: ticks move only the bank's. `t` is in seconds; `v1` the
 * hexadecimal HMAC-SHA256 of time, dot and body, as Stripe signs.
 */
export function signatureOf(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** The status, or the reason for none. */
async function post(
  url: string | null,
  body: string,
  signature: string,
  signal: AbortSignal,
): Promise<string> {
  if (url === null) return 'no address';
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body,
      signal,
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}

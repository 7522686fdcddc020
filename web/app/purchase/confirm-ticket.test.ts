import { KadrError } from '@kadr/contract';
import type { TicketConfirmation } from '@kadr/contract';
import { expect, it } from 'vitest';
import { confirmTicket } from './confirm-ticket.ts';
import { createMoneyKeys } from './money-keys.ts';
import { isDecline, wayOnFrom } from './after-refusal.ts';

const processing: TicketConfirmation = { status: 'processing', notification: null, payment: null };
const paid: TicketConfirmation = { ...processing, status: 'paid' };

async function outcomeOf(answers: readonly TicketConfirmation[], isOver = () => false) {
  const asked: unknown[] = [];
  const waited: number[] = [];
  let told = 0;
  const api = {
    purchases: {
      confirmTicket: (input: unknown) => {
        asked.push(input);
        return Promise.resolve(answers[asked.length - 1] ?? processing);
      },
    },
  } as unknown as Parameters<typeof confirmTicket>[0];
  const outcome = await confirmTicket(api, {
    ticketId: 't',
    hasSessionId: true,
    onWaiting: () => {
      told += 1;
    },
    isOver,
    wait: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { outcome, asked, waited, told };
}

it('confirms until the bank has answered (CM-059, CM-130)', async () => {
  const { outcome, asked, told } = await outcomeOf([processing, processing, paid]);
  expect(outcome).toEqual({ kind: 'paid', notification: null });
  expect(asked).toEqual([1, 2, 3].map(() => ({ ticket_id: 't', has_session_id: true })));
  expect(told).toBe(2);
});

it('gives up after 12 times, 2 s apart, when the page is left, and where the bank shows its page (CM-156)', async () => {
  const { outcome, asked, waited } = await outcomeOf([]);
  expect(outcome.kind).toBe('open');
  expect(asked).toHaveLength(12);
  expect(waited).toEqual(Array.from({ length: 11 }, () => 2000));
  expect((await outcomeOf([], () => true)).asked).toHaveLength(1);
  const asks: TicketConfirmation = { ...processing, payment: { kind: 'redirect', url: 'https://bank.test' } };
  expect((await outcomeOf([asks])).outcome).toEqual({ kind: 'bank_page', url: 'https://bank.test' });
});

it('keeps the key of a request until it has its answer, a refusal too', async () => {
  let made = 0;
  const keys = createMoneyKeys(() => `key-${(made += 1)}`);
  const seen: string[] = [];
  const call = (request: unknown, failure: Error | null = null) =>
    keys
      .call(request, ({ context }) => {
        seen.push(context['idempotency-key']);
        return failure === null ? Promise.resolve() : Promise.reject(failure);
      })
      .catch(() => undefined);
  const lost = new TypeError('Failed to fetch');
  await call({ a: 1 }, lost);
  await call({ a: 1 }, lost);
  await call({ a: 2 }, lost);
  await call({ a: 2 }, new KadrError('PAYMENT_DECLINED'));
  await call({ a: 2 });
  await call({ a: 2 });
  expect(seen).toEqual(['key-1', 'key-1', 'key-2', 'key-2', 'key-3', 'key-4']);
});

it('knows what helps after a refusal, by its reason (CM-119, CM-166)', () => {
  expect([1_000_543, 1_000_544, 1_000_547, 1_000_548].map(wayOnFrom)).toEqual(
    Array.from({ length: 4 }, () => 'again'),
  );
  expect([1_000_540, 1_000_541, 1_000_542, 1_000_545, 1_000_546].map(wayOnFrom)).toEqual(
    Array.from({ length: 5 }, () => 'another_way'),
  );
  expect([wayOnFrom(1_000_049), wayOnFrom(1_000_482), wayOnFrom(null)]).toEqual(['top_up', null, null]);
  expect([isDecline(1_000_541), isDecline(1_000_548), isDecline(null)]).toEqual([true, false, false]);
});

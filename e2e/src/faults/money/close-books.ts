import { setTimeout as pause } from 'node:timers/promises';
import type { KadrClient } from '@kadr/contract/client';
import type { Figure } from '../run-suites.ts';
import { audit, readBooks } from './audit.ts';
import { readAndDateBack } from './bank-file.ts';
import type { BankBooks } from './bank-file.ts';
import type { Renewals } from './renewals.ts';
import type { ServiceUnderFire } from './service-under-fire.ts';
import { service } from './set-up.ts';

export interface Closing {
  readonly fire: ServiceUnderFire;
  readonly renewals: Renewals;
  readonly acknowledged: readonly { readonly email: string; readonly slug: string }[];
  readonly say: (sentence: string) => void;
}

const [hour, day] = [3_600_000, 86_400_000];
/** How long open cases may take to close without a fault, in milliseconds. */
const settling = 300_000;

/**
 * Waits until no case is open, compares the books of the service with those of the bank, and lets the service make its
 * own nightly comparison of that day.
 */
export async function closeBooks(run: Closing, operator: KadrClient): Promise<readonly Figure[]> {
  const { fire, renewals, say } = run;
  const open = await untilSettled(run);
  for (const one of open) say(`still open: ${one}`);
  const back = timeBack(new Date());
  const books = await readBooks(fire);
  await fire.query(`update payments set created_at = created_at - make_interval(secs => $1)`, [back / 1000]);
  await fire.query(`update refunds set created_at = created_at - make_interval(secs => $1)`, [back / 1000]);
  await fire.query('delete from book_checks');
  let bank: BankBooks = { payments: [], events: 0, deliveries: 0 };
  await fire.pause(() => {
    bank = readAndDateBack(fire.dataDir, back);
  });
  const checks = await nightly(operator);
  const found = audit(books, bank, run.acknowledged, service);
  for (const [kind, cases] of Object.entries(found))
    if (cases.length > 0) say(`${kind}: ${cases.slice(0, 5).join(', ')}`);
  const missing = await renewals.missing();
  for (const one of missing.slice(0, 5)) say(`not renewed: ${one}`);
  for (const { kind, faults } of checks)
    for (const fault of faults.slice(0, 5)) say(`${kind}: ${JSON.stringify(fault)}`);
  const faultsOf = (kind: string): number =>
    checks.filter((check) => check.kind === kind).reduce((sum, { faults }) => sum + faults.length, 0);
  const kinds = new Set(checks.map(({ kind }) => kind));
  return [
    {
      name: 'charges at the bank',
      value: bank.payments.filter(({ status }) => status === 'succeeded').length,
      most: null,
    },
    {
      name: 'charges paid back',
      value: bank.payments.filter(({ refunded }) => refunded > 0).length,
      most: null,
    },
    { name: 'webhooks, each once', value: bank.events, most: null },
    { name: 'webhooks sent', value: bank.deliveries, most: null },
    { name: 'charged twice', value: found.double.length, most: 0 },
    { name: 'bought twice', value: found.twice.length, most: 0 },
    { name: 'acknowledged purchases lost', value: found.lost.length, most: 0 },
    { name: 'charges without a purchase or a refund', value: found.astray.length, most: 0 },
    { name: 'given without a charge', value: found.unpaid.length, most: 0 },
    { name: 'renewals too few or too many', value: missing.length, most: 0 },
    { name: 'left open', value: open.length, most: 0 },
    { name: 'books: faults in themselves', value: faultsOf('proof'), most: 0 },
    { name: 'books: differences from the bank’s list', value: faultsOf('statement'), most: 0 },
    { name: 'nightly comparisons not made', value: 2 - kinds.size, most: 0 },
  ];
}

/** Cases that are open in the end. Does not wait for the next regular look at a payment. */
async function untilSettled({ fire, renewals }: Closing): Promise<readonly string[]> {
  const end = performance.now() + settling;
  for (;;) {
    const open = [...(await openIn(fire)), ...(await renewals.missing())];
    if (open.length === 0 || performance.now() > end) return open;
    await renewals.letWaitsPass();
    for (const table of ['payments', 'refunds'])
      await fire.query(`update ${table} set next_check_at = now() where next_check_at > now()`);
    await pause(1000);
  }
}

/** Payments and refunds without an outcome. One that waits for its card may wait. */
async function openIn({ query }: ServiceUnderFire): Promise<readonly string[]> {
  const rows = await query<{ what: string }>(
    `select 'payment ' || id || ' ' || state as what from payments
       where state = 'unknown' or (state in ('pending', 'action_required') and checked_at is null)
         or (state = 'succeeded' and applied_at is null)
         or (state in ('pending', 'action_required') and is_saved_card)
     union all
     select 'refund ' || id || ' ' || state from refunds where state not in ('succeeded', 'failed')`,
  );
  return rows.map(({ what }) => what);
}

/** How far the books are moved, in milliseconds, to put today into the day that the service compares next. */
function timeBack(now: Date): number {
  const to = Math.floor((now.getTime() - 2 * hour) / day) * day;
  // The latest of it at 23:00.
  return now.getTime() - (to - hour);
}

type Checks = Awaited<ReturnType<KadrClient['operator']['listBookChecks']>>['checks'];

/** Results of the service's own comparisons, once both were made. */
async function nightly(operator: KadrClient): Promise<Checks> {
  const end = performance.now() + settling;
  for (;;) {
    const { checks } = await operator.operator.listBookChecks({});
    if (new Set(checks.map(({ kind }) => kind)).size === 2 || performance.now() > end) return checks;
    await pause(500);
  }
}

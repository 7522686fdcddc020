import type { BookCheck } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { PaymentProvider } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { proveBooks } from '../ledger/proof.ts';
import type { StoredFault } from '../tables/book-checks.ts';
import { compare } from './compare.ts';
import {
  askNow,
  findNamedPayments,
  findNamedRefunds,
  insertCheck,
  isChecked,
  listChecks,
  listMadePayments,
  listMadeRefunds,
} from './repository.ts';

/** The nightly comparisons: of the books with themselves, and of each provider's list with ours. */
export interface BookkeepingService {
  /**
   * Makes the missing checks of the day before, each once however many workers there are. The next call asks a provider
   * again that has not answered.
   */
  check(now: Date): Promise<void>;
  /** The latest first. */
  list(): Promise<BookCheck[]>;
}

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long after midnight (UTC) a day is compared: payments begun before it have ended by then. */
const settledAfter = 2 * hour;
/** How far the clocks of provider and service may differ, including an answer that was lost. */
const margin = hour;
/** The most listed checks. */
const listed = 100;

interface BookkeepingContext extends Pick<ApiPorts, 'payments' | 'log'> {
  readonly db: Database;
}

export function createBookkeepingService(
  db: Database,
  { payments, log }: Pick<ApiPorts, 'payments' | 'log'>,
): BookkeepingService {
  const ctx: BookkeepingContext = { db, payments, log };
  return {
    check: (now) => check(ctx, now),
    list: async () =>
      (await listChecks(db, listed)).map(({ kind, provider, day: of, faults }) => ({
        kind,
        provider,
        day: of,
        faults,
      })),
  };
}

async function check(ctx: BookkeepingContext, now: Date): Promise<void> {
  const to = new Date(Math.floor((now.getTime() - settledAfter) / day) * day);
  const span = { from: new Date(to.getTime() - day), to };
  const of = span.from.toISOString().slice(0, 10);
  const proof = { kind: 'proof', provider: '', day: of } as const;
  if (!(await isChecked(ctx.db, proof))) {
    const faults = (await proveBooks(ctx.db)).map(({ fault, id, expected, found }) => ({
      fault,
      id,
      expected,
      found,
    }));
    await store(ctx, { ...proof, faults }, now);
  }
  for (const provider of new Set(ctx.payments.byCurrency.values())) {
    const statement = { kind: 'statement', provider: provider.id, day: of } as const;
    if (await isChecked(ctx.db, statement)) continue;
    try {
      const faults = await compareWith(ctx, provider, span, now);
      if (faults !== null) await store(ctx, { ...statement, faults }, now);
    } catch (error) {
      // The books of other providers do not wait for this one.
      ctx.log.warn(
        { err: error, provider: provider.id },
        'the payment provider did not return its list of payments',
      );
    }
  }
}

async function store({ db, log }: BookkeepingContext, found: BookCheck, now: Date): Promise<void> {
  const isFirst = await insertCheck(db, { ...found, checkedAt: now });
  if (isFirst && found.faults.length > 0) log.error(found, 'the books do not balance');
}

/** Null when the provider has no list. */
async function compareWith(
  { db }: BookkeepingContext,
  provider: PaymentProvider,
  { from, to }: { readonly from: Date; readonly to: Date },
  now: Date,
): Promise<StoredFault[] | null> {
  const statement = await provider.list({
    from: new Date(from.getTime() - margin),
    to: new Date(to.getTime() + margin),
  });
  if (statement === null) return null;
  const span = { provider: provider.id, from, to };
  const faults = compare({
    statement,
    named: {
      payments: await findNamedPayments(db, provider.id, {
        refs: statement.payments.flatMap(({ ref }) => ref ?? []),
        keys: statement.payments.flatMap(({ key }) => key ?? []),
      }),
      refunds: await findNamedRefunds(
        db,
        statement.refunds.map(({ ref }) => ref),
      ),
    },
    made: { payments: await listMadePayments(db, span), refunds: await listMadeRefunds(db, span) },
  });
  const inDoubt = faults.filter(({ fault }) => fault === 'payment_state').map(({ id }) => id);
  await askNow(db, inDoubt, now);
  return faults;
}

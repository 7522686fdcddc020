import { KadrError } from '@kadr/contract';
import type {
  AccountPayment,
  AccountReference,
  CreditInput,
  Language,
  Money,
  Payment,
  Purchase,
} from '@kadr/contract';
import { listPage } from '../lists/list-page.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findAddressee } from '../messages/repository.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { credit, findBalances, lockAccount } from '../ledger/ledger.ts';
import { listChoices, listPayments } from '../ledger/history.ts';
import type { PaymentRow } from '../ledger/history.ts';
import { refundedOf } from '../refunds/repository.ts';
import { listPurchases } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Accounts' money and purchases. Viewers' calls throw KadrError SIGN_IN_REQUIRED for guests. */
export interface HoldingsService {
  list(
    page: PageRequest,
    context: RequestContext,
  ): Promise<{ items: Purchase[]; next_cursor: string | null }>;
  payments(
    page: PageRequest & { readonly kind?: Payment['kind'] | undefined; readonly month?: string | undefined },
    context: RequestContext,
  ): Promise<{
    items: Payment[];
    next_cursor: string | null;
    balances: Money[];
    choices: { kinds: Payment['kind'][]; months: string[] } | null;
  }>;
  /** The history of any account, for an operator. @throws KadrError NOT_FOUND */
  paymentsOf(
    account: AccountReference,
    page: PageRequest & { readonly language: Language },
  ): Promise<{ items: AccountPayment[]; next_cursor: string | null }>;
  /** Credits money to accounts, all or none; returns the number of new credits. @throws KadrError NOT_FOUND */
  credit(batch: readonly CreditInput[], now: Date): Promise<number>;
}

export interface HoldingsPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly catalogue: Pick<CatalogueService, 'cards'>;
  readonly viewerOf: ViewerOf;
  readonly push: Pick<PushPublisher, 'publish'>;
  /** Time zone of months. */
  readonly timeZoneOf: (context: RequestContext) => Promise<string>;
}

export function createHoldingsService(
  db: Database,
  { sessions, catalogue, viewerOf, push, timeZoneOf }: HoldingsPorts,
): HoldingsService {
  return {
    list: async ({ cursor, limit }, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const viewer = await viewerOf(context);
      const rows = await listPurchases(db, accountId, { before: placeOf(cursor), limit: limit + 1 });
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      const cards = await catalogue.cards(
        page.map(({ mediaItemId }) => mediaItemId),
        viewer,
      );
      return {
        // A title that the brand does not show, or the profile hides, is not listed.
        items: page.flatMap((row) => {
          const media_item = cards.get(row.mediaItemId);
          if (media_item === undefined) return [];
          return {
            id: row.id,
            usage_model: row.usageModel,
            quality: row.quality,
            media_item,
            purchased_at: secondsOf(row.purchasedAt),
            ends_at: row.endsAt === null ? null : secondsOf(row.endsAt),
          };
        }),
        next_cursor,
      };
    },

    payments: async ({ cursor, limit, kind = null, month }, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const { language } = context;
      const timeZone = await timeZoneOf(context);
      const [rows, balances, choices] = await Promise.all([
        listPayments(db, accountId, {
          before: placeOf(cursor),
          limit: limit + 1,
          language,
          kind,
          month: month === undefined ? null : { month, timeZone },
        }),
        findBalances(db, accountId),
        cursor === undefined ? listChoices(db, accountId, timeZone) : null,
      ]);
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      return {
        items: page.map(toPayment),
        next_cursor,
        balances,
        choices,
      };
    },

    paymentsOf: (account, page) => paymentsOf(db, account, page),

    credit: (batch, now) => db.transaction((transaction) => creditAll(transaction, push, batch, now)),
  };
}

async function paymentsOf(
  db: Database,
  account: AccountReference,
  { cursor, limit, language }: PageRequest & { readonly language: Language },
): Promise<{ items: AccountPayment[]; next_cursor: string | null }> {
  const accountId = await findAddressee(db, account);
  if (accountId === undefined) throw new KadrError('NOT_FOUND', { field: 'account' });
  const filter = { before: placeOf(cursor), limit: limit + 1, language, kind: null, month: null };
  const rows = await listPayments(db, accountId, filter);
  const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
  const refunded = await refundedOf(
    db,
    page.map(({ id }) => id),
  );
  const items = page.map((row) =>
    Object.assign(toPayment(row), { order_id: row.orderId, refunded: refunded.get(row.id) ?? 0 }),
  );
  return { items, next_cursor };
}

async function creditAll(
  transaction: Database,
  push: Pick<PushPublisher, 'publish'>,
  batch: readonly CreditInput[],
  now: Date,
): Promise<number> {
  let added = 0;
  for (const [at, { account, key, amount, currency }] of batch.entries()) {
    const accountId = await findAddressee(transaction, account);
    if (accountId === undefined) {
      throw new KadrError('NOT_FOUND', {
        message: `credits.${at}.account: there is no such account.`,
        field: `credits.${at}.account`,
      });
    }
    await lockAccount(transaction, accountId);
    const movement = { accountId, amount, currency, key: `credit:${accountId}:${key}`, now };
    if (!(await credit(transaction, movement))) continue;
    added += 1;
    await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchases' });
  }
  return added;
}

function toPayment(row: PaymentRow): Payment {
  const { id, kind, amount, currency, balance, name, type, slug, usageModel, cardType, cardLast4 } = row;
  return {
    id,
    kind,
    amount,
    currency,
    balance,
    created_at: secondsOf(row.createdAt),
    receipt_id: row.receiptId,
    is_by_card: row.isByCard,
    bank_card: cardType === null || cardLast4 === null ? null : { type: cardType, last4: cardLast4 },
    content:
      name === null || slug === null || usageModel === null
        ? null
        : { name, media_item_type: type, slug, usage_model: usageModel },
  };
}

/** The id in a cursor. @throws KadrError INVALID_INPUT */
function placeOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw new KadrError('INVALID_INPUT', { message: 'cursor: this is no place in the list.', field: 'cursor' });
}

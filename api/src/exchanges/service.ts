import { KadrError } from '@kadr/contract';
import type { MediaItemCard, Notification } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { ViewerOf } from '../audience/audience.ts';
import { lockAccount } from '../ledger/ledger.ts';
import type { PriceRow } from '../prices/title-prices.ts';
import { findOpenTicket, insertPurchase, isOwned, setTicketStatus } from '../purchases/repository.ts';
import { exchangedNotification } from '../purchases/notifications.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { hasRights, isLicensed } from '../entitlement/entitlement.ts';
import type { SessionService } from '../session/service.ts';
import { isExchangeable } from './exchange-rule.ts';
import type { ExchangeTerms } from './exchange-rule.ts';
import { findExchangeTerms } from './offers.ts';
import { findHeld, giveAway, listOffers } from './repository.ts';
import type { HeldRow, Worth } from './repository.ts';

/**
 * Exchanges of a bought film for another one that costs no more. Everything throws KadrError SIGN_IN_REQUIRED for a
 * guest.
 */
export interface ExchangesService {
  /** @throws KadrError EXCHANGE_NOT_POSSIBLE; INVALID_INPUT for a cursor of another list */
  offers(
    mediaItemId: number,
    page: { readonly cursor?: string | undefined; readonly limit: number },
    context: RequestContext,
  ): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
  /**
   * Exchanges a film for another, once. No money moves: if the other one costs less, the service keeps the difference.
   *
   * @throws KadrError EXCHANGE_NOT_POSSIBLE, EXCHANGE_NOT_OFFERED; as `catalogue.title` for the wanted film
   */
  make(
    exchange: { readonly given: number; readonly wanted: number },
    context: RequestContext,
  ): Promise<Notification>;
}

export interface ExchangesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly catalogue: Pick<CatalogueService, 'title' | 'cards'>;
  readonly viewerOf: ViewerOf;
  readonly push: Pick<PushPublisher, 'publish'>;
}

export function createExchangesService(
  db: Database,
  { sessions, catalogue, viewerOf, push }: ExchangesPorts,
): ExchangesService {
  return {
    offers: async (mediaItemId, { cursor, limit }, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const viewer = await viewerOf(context);
      const { worth, terms } = await exchangeable(db, accountId, mediaItemId, viewer);
      const list = `exchange-${mediaItemId}`;
      const after = cursor === undefined ? null : readCursor(list, cursor);
      const rows = await listOffers(
        db,
        { worth, receivable: terms.receivable, after, limit: limit + 1 },
        viewer,
      );
      const { page, next_cursor } = listPage(rows, limit, ({ id, popularity: key }) =>
        writeCursor(list, { id, key }),
      );
      const cards = await catalogue.cards(
        page.map(({ id }) => id),
        viewer,
      );
      return {
        items: page.flatMap(({ id }) => cards.get(id) ?? []),
        next_cursor,
      };
    },

    make: async ({ given, wanted }, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const viewer = await viewerOf(context);
      const { now } = viewer;
      // Before the transaction, which must not need a second connection while it waits for the account's lock.
      const title = await catalogue.title(String(wanted), viewer);
      await db.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const { held, worth, terms } = await exchangeable(transaction, accountId, given, viewer);
        const isReceivable = terms.receivable.length === 0 || terms.receivable.includes(title.id);
        const offer = isReceivable ? bestOffer(title, worth, viewer) : undefined;
        if (offer === undefined || (await isOwned(transaction, accountId, title.id, now)))
          throw new KadrError('EXCHANGE_NOT_OFFERED');
        if (!(await giveAway(transaction, held.id, now))) throw new KadrError('EXCHANGE_NOT_POSSIBLE');
        // An open order of the same film must not be paid, too.
        const order = await findOpenTicket(transaction, accountId, {
          mediaItemId: title.id,
          serviceId: null,
        });
        if (order !== undefined) await setTicketStatus(transaction, order.id, 'dropped');
        await insertPurchase(transaction, {
          accountId,
          mediaItemId: title.id,
          exchangedFromId: held.id,
          usageModel: 'EST',
          quality: offer.quality,
          purchasedAt: now,
        });
        await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
      });
      return exchangedNotification(title.name, context.language);
    },
  };
}

/** Whether a profile's account may exchange a bought title. */
export async function isExchangeableFor(
  db: Database,
  profileId: number,
  mediaItemId: number,
  viewer: Pick<Viewer, 'brand' | 'now'>,
): Promise<boolean> {
  const held = await findHeld(db, { profileId }, mediaItemId);
  return held !== undefined && isExchangeable(held, await findExchangeTerms(db, viewer), viewer.now);
}

/** An account's purchase of a title, and its value in an exchange. @throws KadrError EXCHANGE_NOT_POSSIBLE */
async function exchangeable(
  db: Database,
  accountId: number,
  mediaItemId: number,
  viewer: Pick<Viewer, 'brand' | 'now'>,
): Promise<{ held: HeldRow; worth: Worth; terms: ExchangeTerms }> {
  const held = await findHeld(db, { accountId }, mediaItemId);
  if (held === undefined || held.paid === null || held.currency === null)
    throw new KadrError('EXCHANGE_NOT_POSSIBLE');
  const terms = await findExchangeTerms(db, viewer);
  if (!isExchangeable(held, terms, viewer.now)) throw new KadrError('EXCHANGE_NOT_POSSIBLE');
  return { held, worth: { amount: held.paid, currency: held.currency }, terms };
}

/** The highest purchase price of a film that does not exceed `worth`; undefined when it is not offered. */
function bestOffer(title: TitleRow, worth: Worth, viewer: Viewer): PriceRow | undefined {
  const { now } = viewer;
  const isOut =
    title.is_playable && !(title.is_coming_soon && (title.start_date ?? Infinity) * 1000 > now.getTime());
  const isWithinRights = isLicensed(title, viewer) && hasRights(title, viewer);
  if (title.type !== 'film' || !isOut || title.usage_model === null || !isWithinRights) return undefined;
  return title.prices
    .filter(
      ({ usage_model, currency, amount }) =>
        usage_model === 'EST' && currency === worth.currency && amount <= worth.amount,
    )
    .toSorted((one, other) => other.amount - one.amount)[0];
}

import { KadrError } from '@kadr/contract';
import type { BuyInput, PurchaseOption, Ticket } from '@kadr/contract';
import { entitlementItem } from '../catalogue/card.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { listDiscounts } from '../discounts/discounts.ts';
import { entitlementOf, hasService, isShownBy } from '../entitlement/entitlement.ts';
import type { ServiceCatalogue } from '../services/service-catalogue.ts';
import type { MethodsFor } from '../prices/payment-methods.ts';
import { serviceOptionsOf, trialOf } from '../prices/service-prices.ts';
import { loweredPrices, termsOf, wholePrice } from './own-prices.ts';
import { replacedBy } from '../subscriptions/replace.ts';
import { purchaseOptionsOf } from '../prices/title-prices.ts';
import type { TicketRow } from './repository.ts';

/** An offer to an account at the price that it was shown, as its ticket stores it. */
export interface Offer extends Pick<
  TicketRow,
  | 'mediaItemId'
  | 'serviceId'
  | 'priceId'
  | 'usageModel'
  | 'quality'
  | 'duration'
  | 'durationUnit'
  | 'trialDuration'
  | 'trialDurationUnit'
  | 'amount'
  | 'introAmount'
  | 'introPeriods'
  | 'replacesId'
  | 'creditAmount'
  | 'currency'
  | 'discountId'
  | 'discountAmount'
> {
  readonly name: string;
}

type ServiceWish = Extract<BuyInput['option'], { readonly service_id: number }>;

type OfferedThing = Pick<TicketRow, 'mediaItemId' | 'serviceId' | 'usageModel'>;

/** Offers of titles and services. */
export interface Offers {
  /** @throws KadrError GEO_BLOCKED where it cannot be watched; as `catalogue.title` */
  ofTitle(reference: string, accountId: number, viewer: Viewer): Promise<PurchaseOption[]>;
  /** @throws KadrError NOT_FOUND */
  ofService(reference: string, accountId: number, viewer: Viewer): Promise<PurchaseOption[]>;
  /**
   * The chosen offer, at the price that was shown.
   *
   * @throws KadrError ALREADY_PURCHASED; PRICE_CHANGED; GEO_BLOCKED where it cannot be watched; as `catalogue.title`
   */
  wanted(input: BuyInput, accountId: number, viewer: Viewer): Promise<Offer>;
  /** A ticket's title or service. @throws KadrError NOT_FOUND */
  contentOf(ticket: OfferedThing, viewer: Viewer): Promise<NonNullable<Ticket['content']>>;
}

export interface OffersPorts {
  readonly catalogue: Pick<CatalogueService, 'title'>;
  readonly services: Pick<ServiceCatalogue, 'offer'>;
  /** The payment methods of an account. */
  readonly methodsOf: (accountId: number, viewer: Viewer) => Promise<MethodsFor>;
}

interface OffersContext extends OffersPorts {
  readonly db: Database;
}

export function createOffers(db: Database, { catalogue, services, methodsOf }: OffersPorts): Offers {
  const ctx: OffersContext = { db, catalogue, services, methodsOf };

  return {
    ofTitle: (reference, accountId, viewer) => ofTitle(ctx, reference, accountId, viewer),

    ofService: (reference, accountId, viewer) =>
      optionsOfService(ctx, { reference, seqId: 1 }, accountId, viewer),

    wanted: ({ option, price }, accountId, viewer) =>
      'service_id' in option
        ? serviceOffer(ctx, { option, price }, accountId, viewer)
        : titleOffer(ctx, { option, price }, accountId, viewer),

    contentOf: async ({ mediaItemId, serviceId, usageModel: usage_model }, viewer) => {
      if (serviceId === null) {
        const title = await catalogue.title(String(mediaItemId), viewer);
        return { id: title.id, name: title.name, media_item_type: title.type, slug: title.slug, usage_model };
      }
      const { id, name, alias: slug } = await services.offer(String(serviceId), viewer);
      return { id, name, media_item_type: null, slug, usage_model };
    },
  };
}

async function titleOffer(
  { catalogue, methodsOf, db }: OffersContext,
  {
    option,
    price,
  }: {
    readonly option: { readonly media_item_id: number; readonly seq_id: number };
    readonly price: BuyInput['price'];
  },
  accountId: number,
  viewer: Viewer,
): Promise<Offer> {
  const title = await catalogue.title(String(option.media_item_id), viewer);
  const entitlement = entitlementOf(entitlementItem(title), viewer);
  if (entitlement.allowed)
    throw new KadrError(viewer.owned.has(title.id) ? 'ALREADY_PURCHASED' : 'PRICE_CHANGED');
  if (entitlement.reason !== 'PURCHASE_REQUIRED') throw new KadrError(entitlement.reason);
  const prices = loweredPrices(title, await listDiscounts(db, accountId, viewer.now));
  const options = purchaseOptionsOf({ ...title, prices }, await methodsOf(accountId, viewer));
  const chosen = options.find(({ seq_id }) => seq_id === option.seq_id);
  const offer = prices.find(({ id }) => id === price.price_id);
  if (offer === undefined || chosen === undefined || !isAsShown([chosen], price))
    throw new KadrError('PRICE_CHANGED');
  return {
    name: title.name,
    mediaItemId: title.id,
    serviceId: null,
    priceId: offer.id,
    usageModel: offer.usage_model,
    quality: offer.quality,
    duration: offer.duration,
    durationUnit: offer.duration_unit,
    trialDuration: null,
    trialDurationUnit: null,
    introAmount: null,
    introPeriods: null,
    replacesId: null,
    creditAmount: 0,
    amount: offer.amount,
    currency: offer.currency,
    discountId: offer.discountId,
    discountAmount: offer.discountAmount,
  };
}

async function serviceOffer(
  { services, db, methodsOf }: OffersContext,
  {
    option,
    price,
  }: {
    readonly option: ServiceWish;
    readonly price: BuyInput['price'];
  },
  accountId: number,
  viewer: Viewer,
): Promise<Offer> {
  const service = await services.offer(String(option.service_id), viewer);
  if (hasService(service.id, viewer)) throw new KadrError('ALREADY_PURCHASED');
  const terms = await termsOf(db, accountId, service, viewer.now);
  // The credit of another service is not spent on a trial or an introductory price.
  const prices = option.instead_of === undefined ? terms : terms.map(wholePrice);
  const options = serviceOptionsOf(
    { ...service, prices },
    { seqId: 1, methods: await methodsOf(accountId, viewer) },
  );
  const offer = prices.find(({ id }) => id === price.price_id);
  if (offer === undefined || !isAsShown(options, price)) throw new KadrError('PRICE_CHANGED');
  const replaced =
    option.instead_of === undefined
      ? null
      : await replacedBy(
          db,
          { accountId, serviceId: option.instead_of, offer, shown: option.credit },
          viewer.now,
        );
  const trial = trialOf(offer);
  return {
    name: service.name,
    mediaItemId: null,
    serviceId: service.id,
    priceId: offer.id,
    usageModel: 'SERVICE',
    quality: null,
    duration: offer.duration,
    durationUnit: offer.duration_unit,
    trialDuration: trial?.duration ?? null,
    trialDurationUnit: trial?.duration_unit ?? null,
    introAmount: offer.intro_amount,
    introPeriods: offer.intro_periods,
    replacesId: replaced?.id ?? null,
    creditAmount: replaced?.credit ?? 0,
    amount: offer.amount,
    currency: offer.currency,
    discountId: offer.discountId,
    discountAmount: offer.discountAmount,
  };
}

async function optionsOfService(
  { services, db, methodsOf }: OffersContext,
  { reference, seqId }: { readonly reference: string; readonly seqId: number },
  accountId: number,
  viewer: Viewer,
): Promise<PurchaseOption[]> {
  const service = await services.offer(reference, viewer);
  if (hasService(service.id, viewer)) return [];
  const prices = await termsOf(db, accountId, service, viewer.now);
  return serviceOptionsOf({ ...service, prices }, { seqId, methods: await methodsOf(accountId, viewer) });
}

async function ofTitle(
  ctx: OffersContext,
  reference: string,
  accountId: number,
  viewer: Viewer,
): Promise<PurchaseOption[]> {
  const title: TitleRow = await ctx.catalogue.title(reference, viewer);
  const entitlement = entitlementOf(entitlementItem(title), viewer);
  if (!entitlement.allowed && entitlement.reason === 'GEO_BLOCKED') throw new KadrError('GEO_BLOCKED');
  if (entitlement.allowed || entitlement.reason !== 'PURCHASE_REQUIRED') return [];
  const prices = loweredPrices(title, await listDiscounts(ctx.db, accountId, viewer.now));
  const options = purchaseOptionsOf({ ...title, prices }, await ctx.methodsOf(accountId, viewer));
  for (const offer of title.service_offers)
    if (isShownBy(offer, viewer.brand))
      options.push(
        ...(await optionsOfService(
          ctx,
          { reference: String(offer.id), seqId: options.length + 1 },
          accountId,
          viewer,
        )),
      );
  return options;
}

/** Whether one of the options has the price that was shown, for this payment method. */
function isAsShown(options: readonly PurchaseOption[], shown: BuyInput['price']): boolean {
  return options.some(({ periods }) =>
    periods.some(({ prices }) =>
      prices.some(
        ({ price_id, payment_method_id, amount, currency, bonus_program }) =>
          price_id === shown.price_id &&
          payment_method_id === shown.payment_method_id &&
          amount === shown.amount &&
          currency === shown.currency &&
          bonus_program?.points === shown.points,
      ),
    ),
  );
}

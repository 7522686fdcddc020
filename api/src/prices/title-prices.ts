import { eq, inArray, sql } from 'drizzle-orm';
import type {
  MediaItemType,
  PurchaseOption,
  PurchasePeriod,
  PurchaseVariant,
  TitlePrice,
} from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { byMethod } from './payment-methods.ts';
import type { MethodsFor } from './payment-methods.ts';
import { titlePrices } from '../tables/purchases.ts';

/** A price in a title's row. */
export interface PriceRow extends TitlePrice {
  readonly id: number;
}

/** The prices of `media_items`, in order, as JSON: a column beside those of the title. */
export const pricesColumn = sql`
  (select coalesce(json_agg(json_build_object(
    'id', price.id, 'usage_model', price.usage_model, 'quality', price.quality, 'duration', price.duration,
    'duration_unit', price.duration_unit, 'amount', price.amount, 'original_amount', price.original_amount,
    'currency', price.currency) order by price.position), '[]'::json)
  from title_prices price where price.media_item_id = media_items.id) as prices`;

/** Replaces the prices of titles; an offer that stays keeps its id. */
export async function writePrices(
  transaction: Database,
  titles: readonly { readonly mediaItemId: number; readonly prices: readonly TitlePrice[] }[],
): Promise<void> {
  if (titles.length === 0) return;
  const ids = titles.map(({ mediaItemId }) => mediaItemId);
  const before = await transaction.select().from(titlePrices).where(inArray(titlePrices.mediaItemId, ids));
  const offers = titles.flatMap(({ mediaItemId, prices }) =>
    prices.map(({ usage_model, duration_unit, original_amount, ...price }, position) => ({
      ...price,
      mediaItemId,
      position,
      usageModel: usage_model,
      durationUnit: duration_unit,
      originalAmount: original_amount,
    })),
  );
  const offered = new Set(offers.map(offerKey));
  const gone = before.filter((price) => !offered.has(offerKey(price)));
  for (const { id } of gone) await transaction.delete(titlePrices).where(eq(titlePrices.id, id));
  for (const offer of offers) {
    await transaction
      .insert(titlePrices)
      .values(offer)
      .onConflictDoUpdate({
        target: [
          titlePrices.mediaItemId,
          titlePrices.usageModel,
          titlePrices.quality,
          titlePrices.duration,
          titlePrices.durationUnit,
        ],
        set: {
          position: offer.position,
          amount: offer.amount,
          originalAmount: offer.originalAmount,
          currency: offer.currency,
        },
      });
  }
}

type Offer = Pick<
  typeof titlePrices.$inferSelect,
  'mediaItemId' | 'usageModel' | 'quality' | 'duration' | 'durationUnit'
>;

function offerKey({ mediaItemId, usageModel, quality, duration, durationUnit }: Offer): string {
  return [mediaItemId, usageModel, quality, duration, durationUnit].join(' ');
}

/** Prices of one way to obtain a title: one per period. */
type Group = readonly [PriceRow, ...PriceRow[]];

/** The ways to obtain a title: by usage model and quality, in the order of their first prices. */
function groupsOf(prices: readonly PriceRow[]): Group[] {
  const groups = new Map<string, [PriceRow, ...PriceRow[]]>();
  for (const price of prices) {
    const key = `${price.usage_model} ${price.quality}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [price]);
    else group.push(price);
  }
  return [...groups.values()];
}

/** The prices on a title's page. */
export function purchaseVariantsOf(prices: readonly PriceRow[]): PurchaseVariant[] {
  return groupsOf(prices).flatMap((group) =>
    group.map((price) => ({
      usage_model: price.usage_model,
      amount: price.amount,
      original_amount: price.original_amount,
      currency: price.currency,
      type: typeOf(price),
      duration: price.duration,
      duration_unit: price.duration_unit,
      periods: null,
      is_quick_purchase: isQuick(group),
    })),
  );
}

/** The options to obtain a title, in full. */
export function purchaseOptionsOf(
  title: {
    readonly id: number;
    readonly name: string;
    readonly type: MediaItemType;
    readonly prices: readonly PriceRow[];
  },
  methods: MethodsFor,
): PurchaseOption[] {
  return groupsOf(title.prices).map((group, at) => {
    const [{ usage_model, quality }] = group;
    return {
      seq_id: at + 1,
      usage_model,
      service: null,
      content: { id: title.id, name: title.name, media_item_type: title.type, quality },
      periods: group.map((price, place) => periodOf(price, { isDefault: place === 0, methods })),
      is_quick_purchase: isQuick(group),
    };
  });
}

function periodOf(
  price: PriceRow,
  { isDefault, methods }: { readonly isDefault: boolean; readonly methods: MethodsFor },
): PurchasePeriod {
  const { id, duration, duration_unit, amount, original_amount, currency } = price;
  return {
    duration,
    duration_unit,
    is_default: isDefault,
    prices: byMethod(
      { price_id: id, type: typeOf(price), amount, original_amount, currency, trial: null, intro: null },
      methods,
    ),
  };
}

function typeOf({ original_amount }: PriceRow): 'one_time' | 'discount' {
  return original_amount === null ? 'one_time' : 'discount';
}

function isQuick(group: Group): boolean {
  return group.length === 1;
}

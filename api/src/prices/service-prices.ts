import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type {
  PurchaseOption,
  PurchasePeriod,
  PurchaseVariant,
  ServicePage,
  ServicePrice,
} from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { byMethod, moneyOnly } from './payment-methods.ts';
import type { MethodsFor } from './payment-methods.ts';
import { services } from '../tables/services.ts';
import { servicePrices } from '../tables/subscriptions.ts';

/** A price in the row of a service, or of a title in one. */
export interface ServicePriceRow extends ServicePrice {
  readonly id: number;
}

/** The prices of a service, beside its titles. */
export interface ServiceOfferRow {
  readonly id: number;
  readonly brands: readonly string[];
  readonly prices: readonly ServicePriceRow[];
}

const priceObject = sql.raw(`json_build_object(
  'id', price.id, 'duration', price.duration, 'duration_unit', price.duration_unit, 'amount', price.amount,
  'original_amount', price.original_amount, 'currency', price.currency, 'trial_duration', price.trial_duration,
  'trial_duration_unit', price.trial_duration_unit, 'intro_amount', price.intro_amount, 'intro_periods', price.intro_periods)`);

/** The prices of `services`, in order, as JSON; empty for a service that is not offered. */
export const servicePricesColumn = sql<ServicePriceRow[]>`
  (select coalesce(json_agg(${priceObject} order by price.position), '[]'::json)
  from service_prices price where price.service_id = services.id and services.active)`;

/** The prices of the services that `ids` selects, as JSON: a column `service_offers`. */
export function serviceOffersColumn(ids: SQL): SQL {
  return sql`
    (select coalesce(json_agg(json_build_object('id', offered.id, 'brands', to_json(offered.brands),
      'prices', (select coalesce(json_agg(${priceObject} order by price.position), '[]'::json)
        from service_prices price where price.service_id = offered.id)) order by offered.id), '[]'::json)
    from services offered where offered.active and offered.id in (${ids})) as service_offers`;
}

/** Replaces the prices of a service; an offer of the same period keeps its id. */
export async function writeServicePrices(
  transaction: Database,
  serviceId: number,
  prices: readonly ServicePrice[],
): Promise<void> {
  const kept: number[] = [];
  for (const [position, price] of prices.entries()) {
    const values = {
      position,
      amount: price.amount,
      originalAmount: price.original_amount,
      currency: price.currency,
      trialDuration: price.trial_duration,
      trialDurationUnit: price.trial_duration_unit,
      introAmount: price.intro_amount,
      introPeriods: price.intro_periods,
    };
    const { duration, duration_unit: durationUnit } = price;
    const [row] = await transaction
      .insert(servicePrices)
      .values({ serviceId, duration, durationUnit, ...values })
      .onConflictDoUpdate({
        target: [servicePrices.serviceId, servicePrices.duration, servicePrices.durationUnit],
        set: values,
      })
      .returning({ id: servicePrices.id });
    if (row !== undefined) kept.push(row.id);
  }
  await transaction
    .delete(servicePrices)
    .where(and(eq(servicePrices.serviceId, serviceId), notInArray(servicePrices.id, kept)));
}

/** The prices on the page of a service, or of a title in it. */
export function serviceVariantsOf(prices: readonly ServicePriceRow[]): PurchaseVariant[] {
  const isQuick = prices.length === 1;
  return prices.map((price) => variantOf(price, isQuick));
}

function variantOf(price: ServicePriceRow, isQuick: boolean): PurchaseVariant {
  return {
    usage_model: 'SERVICE',
    amount: price.amount,
    original_amount: price.original_amount,
    currency: price.currency,
    type: price.original_amount === null ? 'one_time' : 'discount',
    duration: price.duration,
    duration_unit: price.duration_unit,
    periods: null,
    is_quick_purchase: isQuick,
  };
}

/** The prices on a service's own page, with trial and introductory price for an account that never had the service. */
export function pageVariantsOf(
  prices: readonly ServicePriceRow[],
  { hasTrial }: { readonly hasTrial: boolean },
): ServicePage['purchase_variants'] {
  const isQuick = prices.length === 1;
  return prices.map((price) => {
    const intro = hasTrial ? introOf(price) : null;
    const { amount } = price;
    return {
      ...variantOf(price, isQuick),
      ...(intro !== null && {
        amount: intro.amount,
        original_amount: amount,
        type: 'intro' as const,
        periods: intro.terms.periods,
      }),
      trial: hasTrial ? trialOf(price) : null,
    };
  });
}

/** The options to subscribe to a service, on the terms of an account; empty when it is not offered. */
export function serviceOptionsOf(
  service: { readonly id: number; readonly name: string; readonly prices: readonly ServicePriceRow[] },
  { seqId, methods }: { readonly seqId: number; readonly methods: MethodsFor },
): PurchaseOption[] {
  const { id, name, prices } = service;
  if (prices.length === 0) return [];
  return [
    {
      seq_id: seqId,
      usage_model: 'SERVICE',
      service: { id, name, content_type: 'service' },
      content: null,
      periods: prices.map((price, at) => periodOf(price, { isDefault: at === 0, methods })),
      is_quick_purchase: prices.length === 1,
    },
  ];
}

function periodOf(
  price: ServicePriceRow,
  { isDefault, methods }: { readonly isDefault: boolean; readonly methods: MethodsFor },
): PurchasePeriod {
  const trial = trialOf(price);
  const intro = introOf(price);
  const { amount, original_amount } = price;
  const plain = original_amount === null ? ('one_time' as const) : ('discount' as const);
  return {
    duration: price.duration,
    duration_unit: price.duration_unit,
    is_default: isDefault,
    prices: byMethod(
      {
        price_id: price.id,
        type: trial === null ? (intro === null ? plain : 'intro') : 'trial',
        amount: intro?.amount ?? amount,
        original_amount: intro === null ? original_amount : amount,
        currency: price.currency,
        trial,
        intro: intro?.terms ?? null,
      },
      moneyOnly(methods),
    ),
  };
}

/** The introductory price, with its terms as viewers see them. */
export function introOf({ intro_amount, intro_periods, duration, duration_unit }: ServicePriceRow) {
  return intro_amount === null || intro_periods === null
    ? null
    : { amount: intro_amount, terms: { duration, duration_unit, periods: intro_periods } };
}

/** The free trial. */
export function trialOf({ trial_duration, trial_duration_unit }: ServicePriceRow) {
  return trial_duration === null || trial_duration_unit === null
    ? null
    : { duration: trial_duration, duration_unit: trial_duration_unit };
}

/** The first price of a service, by its alias. */
export async function findFirstPrice(db: Database, alias: string) {
  const [row] = await db
    .select(getTableColumns(servicePrices))
    .from(servicePrices)
    .innerJoin(services, eq(services.id, servicePrices.serviceId))
    .where(and(eq(services.alias, alias), services.active))
    .orderBy(asc(servicePrices.position))
    .limit(1);
  return row;
}

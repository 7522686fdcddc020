/** The benefits of promo codes. */
import { eq } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { PromoBenefit } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { findProgramByAlias } from '../bonuses/repository.ts';
import type { Database } from '../database/database.ts';
import { isShownBy } from '../entitlement/entitlement.ts';
import { receive } from '../ledger/ledger.ts';
import { pointsOf } from '../ledger/units.ts';
import { findFirstPrice } from '../prices/service-prices.ts';
import { giveTitle as giveFreely } from '../purchases/give-title.ts';
import { grantDays } from '../subscriptions/grant-days.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { promoDiscounts } from '../tables/promo-codes.ts';
import { services } from '../tables/services.ts';
import { uuid } from '../text/uuid.ts';

/** A redemption: the account, which is locked, and the code. */
export interface Redemption {
  readonly accountId: number;
  readonly promoCodeId: number;
  /** The brand in which it is redeemed: a code gives only what the brand has. */
  readonly brand: string;
  readonly now: Date;
}

type BenefitOf<Kind extends PromoBenefit['kind']> = PromoBenefit & { readonly kind: Kind };

/** A day, in milliseconds. */
const day = 24 * 60 * 60_000;

/**
 * Gives an account the benefit of a code.
 *
 * @throws KadrError PROMO_CODE_EXPIRED for a missing title, service or programme, ALREADY_PURCHASED for a title that
 *   the account has, PROMO_CODE_LATER for days of a service with a payment in progress
 */
export async function giveBenefit(
  transaction: Database,
  benefit: PromoBenefit,
  redemption: Redemption,
  { random }: Pick<ApiPorts, 'random'>,
): Promise<void> {
  switch (benefit.kind) {
    case 'money':
      return giveMoney(transaction, benefit, redemption);
    case 'points':
      return givePoints(transaction, benefit, redemption);
    case 'title':
      return giveTitle(transaction, benefit, redemption, uuid(random(16)));
    case 'service_days':
      return giveDays(transaction, benefit, redemption);
    case 'discount_percent':
    case 'discount_amount':
    case 'price':
    default:
      return giveDiscount(transaction, benefit, redemption);
  }
}

async function giveMoney(
  transaction: Database,
  { amount, currency }: BenefitOf<'money'>,
  { accountId, promoCodeId, now }: Redemption,
): Promise<void> {
  await receive(
    transaction,
    { accountId, amount, currency, key: `promo:${promoCodeId}:${accountId}`, now },
    { kind: 'credit', from: { kind: 'promo' } },
  );
}

async function givePoints(
  transaction: Database,
  { program, points }: BenefitOf<'points'>,
  { accountId, promoCodeId, brand, now }: Redemption,
): Promise<void> {
  const found = ofBrand(await findProgramByAlias(transaction, program), brand);
  if (!found.active) throw new KadrError('PROMO_CODE_EXPIRED', { field: 'code' });
  await receive(
    transaction,
    {
      accountId,
      amount: points,
      currency: pointsOf(found.id),
      key: `promo:${promoCodeId}:${accountId}`,
      now,
    },
    { kind: 'bonus_granted', from: { kind: 'rewards' } },
  );
}

async function giveTitle(
  transaction: Database,
  { title, quality }: BenefitOf<'title'>,
  { accountId, brand, now }: Redemption,
  ticketId: string,
): Promise<void> {
  const mediaItemId = await titleOf(transaction, title, brand);
  await giveFreely(transaction, { accountId, mediaItemId, quality, ticketId, now });
}

async function giveDays(
  transaction: Database,
  { service, days }: BenefitOf<'service_days'>,
  { accountId, brand, now }: Redemption,
): Promise<void> {
  await serviceOf(transaction, service, brand);
  const price = await findFirstPrice(transaction, service);
  if (price === undefined) throw new KadrError('PROMO_CODE_EXPIRED', { field: 'code' });
  const isGiven = await grantDays(transaction, { accountId, price, days }, now);
  if (!isGiven) throw new KadrError('PROMO_CODE_LATER', { field: 'code' });
}

async function giveDiscount(
  transaction: Database,
  benefit: BenefitOf<'discount_percent' | 'discount_amount' | 'price'>,
  { accountId, promoCodeId, brand, now }: Redemption,
): Promise<void> {
  const { title, service, days } = benefit;
  const worth =
    benefit.kind === 'discount_percent'
      ? { percent: benefit.percent }
      : {
          [benefit.kind === 'price' ? 'price' : 'amountOff']: benefit.amount,
          currency: benefit.currency,
        };
  await transaction.insert(promoDiscounts).values({
    accountId,
    promoCodeId,
    mediaItemId: title === undefined ? null : await titleOf(transaction, title, brand),
    serviceId: service === undefined ? null : await serviceOf(transaction, service, brand),
    ...worth,
    createdAt: now,
    endsAt: days === null ? null : new Date(now.getTime() + days * day),
  });
}

async function titleOf(transaction: Database, slug: string, brand: string): Promise<number> {
  const { id, brands } = mediaItems;
  const [row] = await transaction.select({ id, brands }).from(mediaItems).where(eq(mediaItems.slug, slug));
  return ofBrand(row, brand).id;
}

async function serviceOf(transaction: Database, alias: string, brand: string): Promise<number> {
  const { id, brands } = services;
  const [row] = await transaction.select({ id, brands }).from(services).where(eq(services.alias, alias));
  return ofBrand(row, brand).id;
}

/** @throws KadrError PROMO_CODE_EXPIRED for something that is missing, or not on the brand */
function ofBrand<Row extends { readonly brands: readonly string[] }>(
  row: Row | undefined,
  brand: string,
): Row {
  if (row === undefined || !isShownBy(row, brand))
    throw new KadrError('PROMO_CODE_EXPIRED', { field: 'code' });
  return row;
}

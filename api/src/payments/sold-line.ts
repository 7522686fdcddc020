import { eq } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { StoredText } from '../database/translated.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { certificates } from '../tables/certificates.ts';
import { purchaseTickets } from '../tables/purchases.ts';
import type { ReceiptItem } from '../tables/receipts.ts';
import { services } from '../tables/services.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import type { PaymentRow } from './repository.ts';

/** The line of a receipt that describes what a payment sells. */
export type SoldLine = Pick<ReceiptItem, 'name' | 'isAdvance'>;

type Names = Readonly<Record<Language, string>>;

const sold = {
  EST: { rus: 'Покупка', eng: 'Purchase', hye: 'Գնում' },
  TVOD: { rus: 'Прокат', eng: 'Rental', hye: 'Վարձույթ' },
  SERVICE: { rus: 'Подписка', eng: 'Subscription', hye: 'Բաժանորդագրություն' },
  certificate: { rus: 'Подарочный сертификат', eng: 'Gift certificate', hye: 'Նվեր վկայագիր' },
} as const satisfies Record<string, Names>;

const topUp: SoldLine = {
  name: { rus: 'Пополнение баланса', eng: 'Balance top-up', hye: 'Մնացորդի լիցքավորում' },
  isAdvance: true,
};

/** Null for a linked card, and for something that no longer exists. */
export async function soldLine(
  db: Database,
  payment: Pick<PaymentRow, 'purpose'> &
    Partial<Pick<PaymentRow, 'ticketId' | 'subscriptionId' | 'certificateId'>>,
): Promise<SoldLine | null> {
  const { purpose, ticketId, subscriptionId, certificateId } = payment;
  if (purpose === 'top_up') return topUp;
  if (purpose === 'ticket' && ticketId != null) return ofTicket(db, ticketId);
  if (purpose === 'renewal' && subscriptionId != null) return ofSubscription(db, subscriptionId);
  if (purpose === 'certificate' && certificateId != null) return ofCertificate(db, certificateId);
  return null;
}

async function ofTicket(db: Database, id: string): Promise<SoldLine | null> {
  const [row] = await db
    .select({ usageModel: purchaseTickets.usageModel, title: mediaItems.name, service: services.name })
    .from(purchaseTickets)
    .leftJoin(mediaItems, eq(mediaItems.id, purchaseTickets.mediaItemId))
    .leftJoin(services, eq(services.id, purchaseTickets.serviceId))
    .where(eq(purchaseTickets.id, id));
  const name = row?.title ?? row?.service;
  return row === undefined || name == null
    ? null
    : { name: lineOf(sold[row.usageModel], name), isAdvance: false };
}

async function ofSubscription(db: Database, id: number): Promise<SoldLine | null> {
  const [row] = await db
    .select({ name: services.name })
    .from(subscriptions)
    .innerJoin(services, eq(services.id, subscriptions.serviceId))
    .where(eq(subscriptions.id, id));
  return row === undefined ? null : { name: lineOf(sold.SERVICE, row.name), isAdvance: false };
}

async function ofCertificate(db: Database, id: string): Promise<SoldLine | null> {
  const [row] = await db
    .select({ name: certificates.name })
    .from(certificates)
    .where(eq(certificates.id, id));
  return row === undefined ? null : { name: lineOf(sold.certificate, row.name), isAdvance: true };
}

function lineOf(what: Names, name: StoredText): StoredText {
  return {
    rus: `${what.rus}: ${name.rus}`,
    eng: `${what.eng}: ${name.eng ?? name.rus}`,
    hye: `${what.hye}՝ ${name.hye ?? name.rus}`,
  };
}

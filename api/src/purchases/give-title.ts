import { KadrError } from '@kadr/contract';
import type { PurchaseQuality } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { insertPurchase, insertTicket, isOwned } from './repository.ts';

/**
 * Grants an account a title permanently and free of charge. The account's row must be locked.
 *
 * @throws KadrError ALREADY_PURCHASED
 */
export async function giveTitle(
  transaction: Database,
  {
    accountId,
    mediaItemId,
    quality,
    ticketId,
    now,
  }: {
    readonly accountId: number;
    readonly mediaItemId: number;
    readonly quality: PurchaseQuality;
    readonly ticketId: string;
    readonly now: Date;
  },
): Promise<void> {
  if (await isOwned(transaction, accountId, mediaItemId, now)) throw new KadrError('ALREADY_PURCHASED');
  const ticket = await insertTicket(transaction, {
    id: ticketId,
    accountId,
    mediaItemId,
    // Not a catalogue price: the title is free of charge.
    priceId: 0,
    usageModel: 'EST',
    quality,
    amount: 0,
    currency: 'RUB',
    isEmbedded: false,
    status: 'paid',
    createdAt: now,
  });
  await insertPurchase(transaction, {
    accountId,
    mediaItemId,
    ticketId: ticket.id,
    usageModel: 'EST',
    quality,
    purchasedAt: now,
  });
}

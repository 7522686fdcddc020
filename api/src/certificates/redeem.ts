import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lockAccount, receive } from '../ledger/ledger.ts';
import { takeGuess } from '../limits/guesses.ts';
import { payTicket } from '../purchases/pay-ticket.ts';
import { findOpenTicket, insertTicket, setTicketStatus } from '../purchases/repository.ts';
import { isSubscribed } from '../subscriptions/begin.ts';
import { findRunning, updateSubscription } from '../subscriptions/repository.ts';
import { uuid } from '../text/uuid.ts';
import { lockByCode, updateCertificate } from './repository.ts';
import type { CertificateRow } from './repository.ts';
import type { CertificatesContext, CertificatesService } from './service.ts';
import { redeemedNotification } from './texts.ts';

export async function redeem(
  ctx: CertificatesContext,
  code: string,
  context: RequestContext,
): ReturnType<CertificatesService['redeem']> {
  const { account_id: accountId } = await ctx.buyerOf(context);
  const now = context.now();
  const guess = await takeGuess(ctx.limits, 'certificate', { accountId, context });
  if (guess === null) throw new KadrError('CERTIFICATE_ATTEMPTS');
  const redeemed = await ctx.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const certificate = await lockByCode(transaction, ctx.codes.hashOf(code));
    if (certificate?.state === 'redeemed') throw new KadrError('CERTIFICATE_USED', { field: 'code' });
    if (certificate?.state !== 'paid') throw new KadrError('CERTIFICATE_UNKNOWN', { field: 'code' });
    const gives = await give(ctx, transaction, { certificate, accountId }, now);
    await updateCertificate(transaction, certificate.id, {
      state: 'redeemed',
      redeemedById: accountId,
      redeemedAt: now,
    });
    await ctx.push.publish(transaction, { account_id: accountId, event_code: 'sync_purchases' });
    return { certificate, gives };
  });
  await guess.giveBack();
  const { certificate, gives } = redeemed;
  return { gives, notification: redeemedNotification(certificate, gives, context.language) };
}

/** Credits a certificate's value to the balance of a locked account, and starts its service there. */
async function give(
  ctx: CertificatesContext,
  transaction: Database,
  { certificate, accountId }: { readonly certificate: CertificateRow; readonly accountId: number },
  now: Date,
): Promise<'balance' | 'service'> {
  const { id, amount, currency, serviceId, duration, durationUnit } = certificate;
  await receive(
    transaction,
    { accountId, amount, currency, key: `certificate:${id}:redeemed`, now },
    { kind: 'certificate_redeemed', from: { kind: 'certificates' } },
  );
  if (serviceId === null || duration === null || durationUnit === null) return 'balance';
  // The renewals are paid from the balance: nothing of the gift is lost.
  if (await isSubscribed(transaction, accountId, serviceId, now)) return 'balance';
  const open = await findOpenTicket(transaction, accountId, { mediaItemId: null, serviceId });
  if (open !== undefined) await setTicketStatus(transaction, open.id, 'dropped');
  const ticket = await insertTicket(transaction, {
    id: uuid(ctx.random(16)),
    accountId,
    serviceId,
    // It is sold at the certificate's price, not at one of the service's.
    priceId: 0,
    usageModel: 'SERVICE',
    duration,
    durationUnit,
    amount,
    currency,
    isEmbedded: false,
    status: 'wait_payment',
    createdAt: now,
  });
  await payTicket(transaction, ticket, { now, paymentId: null, bankCardId: null });
  // The account has not agreed to pay for a renewal.
  const running = await findRunning(transaction, accountId, serviceId);
  if (running !== undefined) await updateSubscription(transaction, running.id, { state: 'cancelled' });
  return 'service';
}

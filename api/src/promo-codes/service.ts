import { KadrError, translate } from '@kadr/contract';
import type { Notification } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
import { takeGuess } from '../limits/guesses.ts';
import type { LimitsService } from '../limits/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { giveBenefit } from './benefits.ts';
import { sentenceOf } from './benefit-sentence.ts';
import { nameOf } from './import.ts';
import { addRedemption, countRedemptions, hasRedeemed, lockCampaign, lockPromoCode } from './repository.ts';
import type { PromoCodeRow } from './repository.ts';

export interface PromoCodesService {
  /**
   * Redeems a code for the viewer's account; returns the notification.
   *
   * @throws KadrError SIGN_IN_REQUIRED, PROMO_CODE_UNKNOWN, PROMO_CODE_EXPIRED, PROMO_CODE_USED, PROMO_CODE_NEEDS_CARD,
   *   PROMO_CODE_LATER, ALREADY_PURCHASED for a title that the account has; PROMO_CODE_ATTEMPTS after six failures in a
   *   day.
   */
  redeem(code: string, context: RequestContext): Promise<Notification>;
}

export interface PromoCodesPorts extends Pick<ApiPorts, 'random'> {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly limits: LimitsService;
  readonly push: Pick<PushPublisher, 'publish'>;
  /** Whether an account has a linked card. */
  readonly hasCard: (db: Database, accountId: number) => Promise<boolean>;
}

interface PromoCodesContext extends PromoCodesPorts {
  readonly db: Database;
}

export function createPromoCodesService(db: Database, ports: PromoCodesPorts): PromoCodesService {
  const ctx: PromoCodesContext = { db, ...ports };
  return {
    redeem: (code, context) => redeem(ctx, code, context),
  };
}

async function redeem(
  { db, sessions, limits, push, hasCard, random }: PromoCodesContext,
  code: string,
  context: RequestContext,
): Promise<Notification> {
  const { accountId } = await sessions.requireAccount(context);
  const now = context.now();
  const guess = await takeGuess(limits, 'promo_code', { accountId, context });
  if (guess === null) throw new KadrError('PROMO_CODE_ATTEMPTS');
  const row = await db.transaction(async (transaction): Promise<PromoCodeRow | 'needs card'> => {
    // Locks the account before the code, in the same order as all other changes of an account's possessions.
    await lockAccount(transaction, accountId);
    const found = await lockPromoCode(transaction, nameOf(code));
    if (found === undefined) throw new KadrError('PROMO_CODE_UNKNOWN', { field: 'code' });
    if (await hasRedeemed(transaction, found.id, accountId))
      throw new KadrError('PROMO_CODE_USED', { field: 'code' });
    await requireLeft(transaction, found, { accountId, now });
    if (found.needsCard && !(await hasCard(transaction, accountId))) return 'needs card';
    await addRedemption(transaction, { promoCodeId: found.id, accountId, redeemedAt: now });
    if (found.benefit !== null)
      await giveBenefit(
        transaction,
        found.benefit,
        { accountId, promoCodeId: found.id, brand: context.brand, now },
        { random },
      );
    await push.publish(transaction, { account_id: accountId, event_code: 'promocode_activated' });
    if (found.benefit !== null)
      await push.publish(transaction, {
        account_id: accountId,
        event_code: found.benefit.kind === 'points' ? 'bonuses_changed' : 'sync_purchases',
      });
    return found;
  });
  await guess.giveBack();
  if (row === 'needs card') throw new KadrError('PROMO_CODE_NEEDS_CARD', { field: 'code' });
  return notificationOf(row, context);
}

/** @throws KadrError for a code, or a campaign, that is not valid now, is used up, or is used up for today */
async function requireLeft(
  transaction: Database,
  code: PromoCodeRow,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<void> {
  const since = new Date(now);
  since.setUTCHours(0, 0, 0, 0);
  const campaign = code.campaignId === null ? null : await lockCampaign(transaction, code.campaignId);
  const limited = [
    { row: code, of: { promoCodeId: code.id } },
    ...(campaign === null ? [] : [{ row: campaign, of: { campaignId: campaign.id } }]),
  ];
  for (const { row, of } of limited) {
    const isOver =
      row.maxRedemptions !== null && (await countRedemptions(transaction, of)) >= row.maxRedemptions;
    if (!isValidAt(row, now) || isOver) throw new KadrError('PROMO_CODE_EXPIRED', { field: 'code' });
    if (row.maxPerDay !== null && (await countRedemptions(transaction, of, { since })) >= row.maxPerDay)
      throw new KadrError('PROMO_CODE_LATER', { field: 'code' });
  }
  const most = campaign?.maxPerAccount ?? null;
  if (
    campaign !== null &&
    most !== null &&
    (await countRedemptions(transaction, { campaignId: campaign.id }, { accountId })) >= most
  )
    throw new KadrError('PROMO_CODE_USED', { field: 'code' });
}

function isValidAt({ validFrom, validTo }: Pick<PromoCodeRow, 'validFrom' | 'validTo'>, now: Date): boolean {
  return (validFrom === null || validFrom <= now) && (validTo === null || now < validTo);
}

function notificationOf(
  { message, submessage, poster, target, benefit }: PromoCodeRow,
  { language }: Pick<RequestContext, 'language'>,
): Notification {
  return {
    event_type: 'promocode_activated',
    display: {
      message: translate(message, language),
      submessage: submessage === null ? sentenceOf(benefit, language) : translate(submessage, language),
      poster,
      target:
        target === null
          ? null
          : { ...target, title: target.title === null ? null : translate(target.title, language) },
    },
  };
}

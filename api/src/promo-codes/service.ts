import { KadrError, translate } from '@kadr/contract';
import type { Notification, PromoCodeImportParsed } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import {
  addRedemption,
  countRedemptions,
  hasRedeemed,
  lockPromoCode,
  writePromoCodes,
} from './repository.ts';
import type { PromoCodeRow } from './repository.ts';

export interface PromoCodesService {
  /**
   * Redeems a code for the viewer's account; gives what to tell him.
   *
   * @throws KadrError SIGN_IN_REQUIRED, PROMO_CODE_UNKNOWN, PROMO_CODE_EXPIRED, PROMO_CODE_USED, PROMO_CODE_NEEDS_CARD;
   *   PROMO_CODE_ATTEMPTS after six failures in a day.
   */
  redeem(code: string, context: RequestContext): Promise<Notification>;
  /** Writes codes over those of the same name, all or none. */
  import(batch: readonly PromoCodeImportParsed[]): Promise<void>;
}

/** Six failures a day, as the browser's own cookie has it. */
const failures: Limit = { name: 'promo_code', most: 6, seconds: 1440 * 60 };
/** Who has many accounts guesses no more. */
const ofNetwork: Limit = { name: 'promo_code_network', most: 50, seconds: 60 * 60 };

export interface PromoCodesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly limits: LimitsService;
  readonly push: Pick<PushPublisher, 'publish'>;
  /** Whether an account has a linked card. */
  readonly hasCard: (db: Database, accountId: number) => Promise<boolean>;
}

export function createPromoCodesService(
  db: Database,
  { sessions, limits, push, hasCard }: PromoCodesPorts,
): PromoCodesService {
  return {
    redeem: async (code, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const now = context.now();
      const who = String(accountId);
      const network = networkOf(context.ip);
      if (!(await limits.take(failures, who, now)) || !(await limits.take(ofNetwork, network, now)))
        throw new KadrError('PROMO_CODE_ATTEMPTS');
      const row = await db.transaction(async (transaction): Promise<PromoCodeRow | 'needs card'> => {
        const found = await lockPromoCode(transaction, nameOf(code));
        if (found === undefined) throw new KadrError('PROMO_CODE_UNKNOWN', { field: 'code' });
        if (await hasRedeemed(transaction, found.id, accountId))
          throw new KadrError('PROMO_CODE_USED', { field: 'code' });
        if (!isValidAt(found, now) || (await isTakenUp(transaction, found)))
          throw new KadrError('PROMO_CODE_EXPIRED', { field: 'code' });
        if (found.needsCard && !(await hasCard(transaction, accountId))) return 'needs card';
        await addRedemption(transaction, { promoCodeId: found.id, accountId, redeemedAt: now });
        await push.publish(transaction, { account_id: accountId, event_code: 'promocode_activated' });
        return found;
      });
      await limits.giveBack(failures, who);
      await limits.giveBack(ofNetwork, network);
      if (row === 'needs card') throw new KadrError('PROMO_CODE_NEEDS_CARD', { field: 'code' });
      return notificationOf(row, context);
    },
    import: async (batch) => {
      await db.transaction((transaction) =>
        writePromoCodes(
          transaction,
          batch.map(({ code, message, submessage, poster, target, ...rest }) => ({
            code: nameOf(code),
            message,
            submessage,
            poster,
            target,
            validFrom: dateOf(rest.valid_from),
            validTo: dateOf(rest.valid_to),
            maxRedemptions: rest.max_redemptions,
            needsCard: rest.needs_card,
          })),
        ),
      );
    },
  };
}

/** Codes are written in upper case, whatever case they are typed in. */
function nameOf(code: string): string {
  return code.trim().toUpperCase();
}

function dateOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}

function isValidAt({ validFrom, validTo }: PromoCodeRow, now: Date): boolean {
  return (validFrom === null || validFrom <= now) && (validTo === null || now < validTo);
}

async function isTakenUp(transaction: Database, { id, maxRedemptions }: PromoCodeRow): Promise<boolean> {
  return maxRedemptions !== null && (await countRedemptions(transaction, id)) >= maxRedemptions;
}

function notificationOf(
  { message, submessage, poster, target }: PromoCodeRow,
  { language }: Pick<RequestContext, 'language'>,
): Notification {
  return {
    event_type: 'promocode_activated',
    display: {
      message: translate(message, language),
      submessage: submessage === null ? null : translate(submessage, language),
      poster,
      target:
        target === null
          ? null
          : { ...target, title: target.title === null ? null : translate(target.title, language) },
    },
  };
}

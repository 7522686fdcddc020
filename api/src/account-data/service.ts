import { KadrError } from '@kadr/contract';
import type { CodesService } from '../codes/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import type { SessionService } from '../session/service.ts';
import { eraseAccountData, readAccountData } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

const exports = { name: 'account_export', most: 10, seconds: 24 * 60 * 60 };

export interface AccountDataService {
  /** Returns all data kept about the viewer's account. @throws KadrError SIGN_IN_REQUIRED, TOO_MANY_REQUESTS */
  export(context: RequestContext): Promise<{ exported_at: number; data: Record<string, unknown> }>;
  /**
   * Erases the account with everything that belongs to it, and ends all its sessions; a demo session replaces the
   * request's.
   *
   * @throws KadrError CONFIRMATION_INVALID, SIGN_IN_REQUIRED
   */
  erase(confirmation: string, context: RequestContext): Promise<void>;
}

export function createAccountDataService(
  db: Database,
  {
    sessions,
    codes,
    limits,
  }: { readonly sessions: SessionService; readonly codes: CodesService; readonly limits: LimitsService },
): AccountDataService {
  return {
    export: async (context) => {
      const { accountId } = await sessions.requireAccount(context);
      const now = context.now();
      if (!(await limits.take(exports, String(accountId), now))) throw new KadrError('TOO_MANY_REQUESTS');
      return {
        exported_at: secondsOf(now),
        data: await readAccountData(db, accountId),
      };
    },
    erase: async (confirmation, context) => {
      const { accountId } = await sessions.requireAccount(context);
      await codes.redeem(confirmation, { actions: ['erase_account', 'password'], accountId }, context);
      await db.transaction((transaction) => eraseAccountData(transaction, accountId));
      await sessions.end(context);
    },
  };
}

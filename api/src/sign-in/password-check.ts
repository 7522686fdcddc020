import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import { takeSignInTry } from './sign-in-limits.ts';
import type { Passwords } from '../accounts/password.ts';
import { findById } from '../accounts/repository.ts';

export interface PasswordCheck {
  /**
   * Checks the account's password; wrong ones count as attempts to sign in.
   *
   * @throws KadrError PASSWORD_WRONG, SIGN_IN_ATTEMPTS
   */
  check(accountId: number, password: string, context: RequestContext): Promise<void>;
}

export function createPasswordCheck(
  db: Database,
  { passwords, limits }: { readonly passwords: Passwords; readonly limits: LimitsService },
): PasswordCheck {
  return {
    check: async (accountId, password, context) => {
      const attempt = await takeSignInTry(limits, `account ${accountId}`, context, null);
      const account = await findById(db, accountId);
      if (!(await passwords.verify(password, account?.passwordHash ?? null)))
        throw new KadrError('PASSWORD_WRONG', { field: 'password' });
      await attempt.succeeded();
    },
  };
}

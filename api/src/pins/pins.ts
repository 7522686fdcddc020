import { createHmac } from 'node:crypto';
import { KadrError, noPin } from '@kadr/contract';
import type { Passwords } from '../accounts/password.ts';
import type { Database } from '../database/database.ts';
import { changePinTries, clearPin, findPinHash, writePinHash } from './pin-repository.ts';
import { judgePinTry, recentTries } from './pin-tries.ts';

/** The PINs of accounts: one per account, for all of its profiles. */
export interface Pins {
  /**
   * Whether a PIN is the account's. `0000` is correct when none is set, and never counts as an attempt; every other
   * wrong PIN does.
   *
   * @throws KadrError PIN_TOO_SOON, PIN_BLOCKED before anything is compared
   */
  check(accountId: number, pin: string, now: Date): Promise<boolean>;
  /**
   * Replaces the PIN; `0000` stands for no PIN.
   *
   * @throws KadrError PIN_NOT_ALLOWED for `0000` as the new PIN, PIN_WRONG for a wrong old one; as `check`
   */
  change(accountId: number, change: { readonly from: string; readonly to: string }, now: Date): Promise<void>;
  /** Removes the PIN, regardless of attempts. */
  reset(db: Database, accountId: number): Promise<void>;
}

/** @param secret a hash is useless without it: four digits are quickly tried. */
export function createPins(
  db: Database,
  { passwords, secret }: { readonly passwords: Passwords; readonly secret: Uint8Array },
): Pins {
  const seal = (accountId: number, pin: string): string =>
    createHmac('sha256', secret).update(`pin ${accountId} ${pin}`).digest('base64url');

  const check = async (accountId: number, pin: string, now: Date): Promise<boolean> => {
    const hash = await findPinHash(db, accountId);
    // Not a guess: no PIN is set, or `0000` was tried.
    if (hash === null || pin === noPin) return hash === null && pin === noPin;
    await changePinTries(db, accountId, (tries) => {
      const verdict = judgePinTry(tries, now);
      if (verdict !== 'allowed') throw new KadrError(verdict === 'blocked' ? 'PIN_BLOCKED' : 'PIN_TOO_SOON');
      return [...recentTries(tries, now), now];
    });
    const isRight = await passwords.verify(seal(accountId, pin), hash);
    if (isRight) {
      await changePinTries(db, accountId, (tries) => {
        const own = tries.findIndex((one) => one.getTime() === now.getTime());
        return tries.filter((_one, at) => at !== own);
      });
    }
    return isRight;
  };

  return {
    check,

    change: async (accountId, { from, to }, now) => {
      if (to === noPin) throw new KadrError('PIN_NOT_ALLOWED', { field: 'new_pin' });
      if (!(await check(accountId, from, now))) throw new KadrError('PIN_WRONG', { field: 'old_pin' });
      const known = await findPinHash(db, accountId);
      const hash = await passwords.hash(seal(accountId, to));
      if (!(await writePinHash(db, accountId, known, hash))) throw new KadrError('CONFLICT');
    },

    reset: clearPin,
  };
}

import type { BlockScreen, User } from '@kadr/contract';
import type { Modals } from '../modals/modals.ts';

/** Milliseconds for which a block must last before it is shown. */
const blockDelay = 1000;

/** The screen of a blocked account; null when the account is not blocked or has nothing to show. */
export function blockOf(user: User | undefined): BlockScreen | null {
  if (!user?.isAuth || !user.accountSettings.is_account_blocked) return null;
  return user.accountSettings.block_screen;
}

export interface BlockWatchPorts {
  readonly user: () => User | undefined;
  readonly onUser: (listener: () => void) => () => void;
  readonly modals: Pick<Modals, 'list' | 'subscribe'>;
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly open: () => void;
}

/**
 * Shows the block of an account a second after it is known and no modal is open: an open modal delays it until a second
 * after the modal closes. Returns a function that stops watching.
 */
export function watchBlock({ user, onUser, modals, after, open }: BlockWatchPorts): () => void {
  let callOff: (() => void) | null = null;
  const look = (): void => {
    const isDue = blockOf(user()) !== null && modals.list().length === 0;
    if (isDue === (callOff !== null)) return;
    if (callOff) {
      callOff();
      callOff = null;
    } else
      callOff = after(blockDelay, () => {
        callOff = null;
        open();
      });
  };
  const ends = [onUser(look), modals.subscribe(look)];
  look();
  return () => {
    callOff?.();
    for (const end of ends) end();
  };
}

import { modals } from '../modals/modals.ts';
import type { Step } from './sign-in-table.ts';

export interface SignInRequest {
  /** Fills in the login: a telephone number or an e-mail address; else the number of the first address. */
  readonly login?: string;
  /** Begins with the choice of a language. */
  readonly wantsLanguage?: boolean;
  /** Begins there, also for who is signed in. */
  readonly initialStep?: Step | null;
}

/**
 * Asks a guest to sign in, in a modal over the page at hand. Resolves with true once he has signed in (user
 * data and everything personal is refetched by then), with false when he closes it or the page changes. It is the
 * caller's to go on or to stay: a protected page continues its navigation on true and drops it on false. A second request
 * while one is open joins it.
 */
export function requestSignIn(request: SignInRequest = {}): Promise<boolean> {
  pending ??= modals
    .open(() => import('./sign-in-modal.tsx').then((module) => module.SignInModal), request)
    .then(
      (result) => result === true,
      () => {
        // A new build has taken the code away: the page for signing in brings its own.
        location.assign('/auth');
        return false;
      },
    )
    .finally(() => (pending = null));
  return pending;
}

let pending: Promise<boolean> | null = null;

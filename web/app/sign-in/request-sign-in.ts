import { modals } from '../modals/modals.ts';
import type { Step } from './sign-in-table.ts';

export interface SignInRequest {
  /** Prefills the login: a phone number or an e-mail address; otherwise the number of the first address is used. */
  readonly login?: string;
  /** Starts with the choice of a language. */
  readonly wantsLanguage?: boolean;
  /** The first step, even for signed-in viewers. */
  readonly initialStep?: Step | null;
}

/**
 * Asks a guest to sign in, in a modal over the current page. Resolves to true once the viewer has signed in (user data
 * and everything personal have been refetched by then), to false if the modal is closed or the page changes. The caller
 * decides what follows: a protected page continues its navigation on true and cancels it on false. A second request
 * while one is open joins it.
 */
export function requestSignIn(request: SignInRequest = {}): Promise<boolean> {
  pending ??= modals
    .open(() => import('./sign-in-modal.tsx').then((module) => module.SignInModal), request)
    .then(
      (result) => result === true,
      () => {
        // A new build has removed the code: the page for signing in loads its own.
        location.assign('/auth');
        return false;
      },
    )
    .finally(() => (pending = null));
  return pending;
}

let pending: Promise<boolean> | null = null;

import { modals } from '../modals/modals.ts';

/** Asks for a TV's code, and signs that TV in; `code` prefills it. Resolves to true once a TV is signed in. */
export async function askTvCode(code = ''): Promise<boolean> {
  const isDone = await modals.open(
    () => import('./tv-code-modal.tsx').then((module) => module.TvCodeModal),
    { code },
    // A sign-in in between may lead to the same page again.
    { ignoresNavigation: true },
  );
  return isDone === true;
}

import { modals } from '../modals/modals.ts';

/**
 * Asks for the code that a TV shows, and signs that TV in; `code` fills it in. Resolves with true once a TV is
 * signed in.
 */
export async function askTvCode(code = ''): Promise<boolean> {
  const isDone = await modals.open(
    () => import('./tv-code-modal.tsx').then((module) => module.TvCodeModal),
    { code },
    // A sign-in on the way may lead to the same page again.
    { ignoresNavigation: true },
  );
  return isDone === true;
}

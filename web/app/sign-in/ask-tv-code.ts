import { modals } from '../modals/modals.ts';

/**
 * Asks for the code that a TV shows, and signs that TV in (SS-023); `code` fills it in. Resolves with true once a TV is
 * signed in.
 */
export async function askTvCode(code = ''): Promise<boolean> {
  const isDone = await modals.open(
    () => import('./tv-code-modal.tsx').then((module) => module.TvCodeModal),
    { code },
    // Signing in on the way may lead to the same page anew.
    { ignoresNavigation: true },
  );
  return isDone === true;
}

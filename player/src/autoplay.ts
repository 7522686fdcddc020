/** Whether the browser lets the film start by itself. */
import type { PlayerEnvironment } from './environment.ts';

/** Milliseconds (PL-059). */
export const AUTOPLAY_TIMEOUT = 5000;

/**
 * `refused` when the browser wants a gesture, or gives no answer within the time (PL-060, PL-207);
 * `interrupted` when somebody else paused or loaded meanwhile.
 */
export async function tryAutoplay(
  play: () => Promise<void>,
  environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>,
): Promise<'started' | 'refused' | 'interrupted'> {
  const { promise: timeout, resolve } = Promise.withResolvers<'refused'>();
  const timer = environment.setTimer(() => resolve('refused'), AUTOPLAY_TIMEOUT);
  const attempt = play().then(
    () => 'started' as const,
    (error: unknown) => (isAbort(error) ? ('interrupted' as const) : ('refused' as const)),
  );
  const outcome = await Promise.race([attempt, timeout]);
  environment.clearTimer(timer);
  return outcome;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether the browser allows autoplay. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';

/** Milliseconds. */
const AUTOPLAY_TIMEOUT = 5000;

/**
 * `refused` when the browser wants a gesture, or does not answer within the time; `interrupted` when someone else
 * paused or loaded in between. The time counts from when there is something to play: a slow network is no refusal.
 */
export async function tryAutoplay(
  play: () => Promise<void>,
  playable: Promise<void>,
  environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>,
): Promise<'started' | 'refused' | 'interrupted'> {
  const { promise: timeout, resolve } = Promise.withResolvers<'refused'>();
  let timer: Timer | null = null;
  let isAnswered = false;
  const attempt = play()
    .then(
      () => 'started' as const,
      (error: unknown) => (isAbort(error) ? ('interrupted' as const) : ('refused' as const)),
    )
    .finally(() => {
      isAnswered = true;
      if (timer !== null) environment.clearTimer(timer);
    });
  void playable.then(() => {
    if (!isAnswered) timer = environment.setTimer(() => resolve('refused'), AUTOPLAY_TIMEOUT);
  });
  return Promise.race([attempt, timeout]);
}

/** Resolves when `media` has data to play. */
export async function whenPlayable(media: HTMLMediaElement): Promise<void> {
  if (media.readyState >= media.HAVE_FUTURE_DATA) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  media.addEventListener('canplay', () => resolve(), { once: true });
  await promise;
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

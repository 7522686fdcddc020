/** Renews a stream token before the server would refuse it. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import type { StreamToken } from './source.ts';

/** Seconds before its end at which a token is renewed. */
const AHEAD = 60;
/** Seconds between attempts when the service does not answer. */
const RETRY = 15;
/** Longest wait a browser's timer can hold, in ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface TokenRenewal {
  /** Gets a token now. Rejects when no token can be obtained. */
  readonly renew: () => Promise<void>;
  /** Requests no tokens until `renew`. */
  readonly pause: () => void;
  readonly destroy: () => void;
}

export function createTokenRenewal(options: {
  readonly token: StreamToken;
  readonly getToken: () => Promise<StreamToken>;
  readonly renewed: (token: StreamToken) => void;
  readonly environment: Pick<PlayerEnvironment, 'now' | 'setTimer' | 'clearTimer'>;
}): TokenRenewal {
  const { environment } = options;
  let timer: Timer | null = null;
  let isDestroyed = false;

  const pause = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
  };
  const wait = (seconds: number): void => {
    pause();
    timer = environment.setTimer(
      () => void renew().catch(() => wait(RETRY)),
      Math.min(Math.max(seconds, 0) * 1000, LONGEST_TIMER),
    );
  };
  const schedule = ({ expiresAt }: StreamToken): void => {
    if (expiresAt === undefined) return;
    const left = expiresAt - AHEAD - environment.now() / 1000;
    // A new token that has already ended is a sign of a wrong clock: it is renewed when it is refused.
    if (left > 0) wait(Math.max(left, RETRY));
  };
  const renew = async (): Promise<void> => {
    const token = await options.getToken();
    if (isDestroyed) return;
    options.renewed(token);
    schedule(token);
  };

  schedule(options.token);
  return {
    renew,
    pause,
    destroy: () => {
      isDestroyed = true;
      pause();
    },
  };
}

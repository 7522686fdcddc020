/** Does what the recovery policy decides: waits, asks again, loads anew, renews the token, gives up. */
import { NETWORK_CATEGORY } from './errors.ts';
import type { PlayerError } from './errors.ts';
import type { PlayerEnvironment, Timer } from './environment.ts';
import { decideRecovery } from './recovery.ts';
import type { RecoveryAction, RecoveryCircumstances } from './recovery.ts';

interface RecoveryPorts {
  readonly environment: Pick<
    PlayerEnvironment,
    'now' | 'setTimer' | 'clearTimer' | 'isOnline' | 'whenOnline' | 'random'
  >;
  readonly circumstances: () => Pick<
    RecoveryCircumstances,
    'canRefreshToken' | 'canSwitch' | 'canFallBack' | 'isLoadingSource' | 'isWaiting' | 'bufferAhead'
  >;
  /** Asks the engine for the failed segment again. */
  readonly retry: () => void;
  readonly reload: () => void;
  readonly switchRendition: () => void;
  /** Loads anew in H.264. */
  readonly fallBack: () => void;
  /** The licence server did not take the licence token: the next is another. */
  readonly refuseLicenceToken: () => void;
  /** Rejects when no token can be had. */
  readonly refreshToken: () => Promise<void>;
  /** Told before an action begins, with the error as it is to be stored (PL-046 – PL-048). */
  readonly decided: (action: RecoveryAction, error: PlayerError) => void;
}

/** Ms after a renewal in which refusals are answers to requests that left with the old token. */
const STALE = 5000;
/** As many such refusals as sound, picture and what was asked for ahead can bring. */
const STALE_REFUSALS = 6;

export interface Recovery {
  readonly handle: (error: PlayerError) => void;
  /** Data came in again: later failures start from the beginning. True when something had been wrong. */
  readonly succeeded: () => boolean;
  /** The viewer asks to try again: everything counts from zero. */
  readonly reset: () => void;
  readonly destroy: () => void;
}

export function createRecovery(ports: RecoveryPorts): Recovery {
  const { environment } = ports;
  let attempts = 0;
  let refreshes = 0;
  let isRefreshing = false;
  let refreshedAt = -Infinity;
  let staleRefusals = 0;
  let timer: Timer | null = null;
  let stopWaiting: (() => void) | null = null;
  let isDestroyed = false;

  const clearPending = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
    stopWaiting?.();
    stopWaiting = null;
  };
  const later = (delay: number, act: () => void): void => {
    timer = environment.setTimer(() => {
      timer = null;
      act();
    }, delay);
  };
  const again = (): void => (ports.circumstances().isLoadingSource ? ports.reload() : ports.retry());

  const act = (action: RecoveryAction, error: PlayerError): void => {
    switch (action.type) {
      case 'ignore':
      case 'stop':
        return;
      case 'retry':
        return later(action.delay, ports.retry);
      case 'reload':
        return later(action.delay, ports.reload);
      case 'switch':
        return ports.switchRendition();
      case 'fall-back':
        return ports.fallBack();
      case 'renew-licence':
        refreshes += 1;
        ports.refuseLicenceToken();
        return ports.reload();
      case 'wait-online':
        stopWaiting = environment.whenOnline(() => {
          stopWaiting = null;
          again();
        });
        return;
      case 'refresh-token':
        refreshes += 1;
        isRefreshing = true;
        void ports
          .refreshToken()
          .finally(() => {
            isRefreshing = false;
          })
          .then(
            () => {
              refreshedAt = environment.now();
              staleRefusals = 0;
              if (!isDestroyed) again();
            },
            () => (isDestroyed ? undefined : handle(error)),
          );
    }
  };

  const isStaleRefusal = ({ category, httpStatus }: PlayerError): boolean => {
    if (category !== NETWORK_CATEGORY || (httpStatus !== 401 && httpStatus !== 403)) return false;
    if (isRefreshing) return true;
    staleRefusals += 1;
    return environment.now() - refreshedAt < STALE && staleRefusals <= STALE_REFUSALS;
  };

  const handle = (error: PlayerError): void => {
    if (isDestroyed) return;
    if (isStaleRefusal(error)) {
      // The renewal on its way asks again for everything; after it, asking once more is enough.
      if (isRefreshing) return;
      clearPending();
      later(0, again);
      return;
    }
    const action = decideRecovery(error, {
      ...ports.circumstances(),
      attempts,
      refreshes,
      isOnline: environment.isOnline(),
      random: environment.random(),
    });
    if (action.type === 'ignore') return ports.decided(action, error);
    clearPending();
    attempts += 1;
    // A network failure that is being worked on does not stop anything yet (PL-046).
    const isWorkedOn = action.type !== 'stop' && error.category === NETWORK_CATEGORY;
    ports.decided(action, isWorkedOn ? error.withSeverity(1) : error);
    act(action, error);
  };

  const reset = (): void => {
    clearPending();
    attempts = 0;
    refreshes = 0;
  };

  return {
    handle,
    succeeded: () => {
      const wasFailing = attempts > 0;
      if (wasFailing) reset();
      return wasFailing;
    },
    reset,
    destroy: () => {
      isDestroyed = true;
      clearPending();
    },
  };
}

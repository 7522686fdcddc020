/** Does what the recovery policy decides: waits, asks again, loads anew, renews the token, gives up. */
import { NETWORK_CATEGORY } from './errors.ts';
import type { PlayerError } from './errors.ts';
import type { PlayerEnvironment, Timer } from './environment.ts';
import { decideRecovery } from './recovery.ts';
import type { RecoveryAction, RecoveryCircumstances } from './recovery.ts';

interface RecoveryPorts {
  readonly environment: Pick<
    PlayerEnvironment,
    'setTimer' | 'clearTimer' | 'isOnline' | 'whenOnline' | 'random'
  >;
  readonly circumstances: () => Pick<
    RecoveryCircumstances,
    'canRefreshToken' | 'canSwitch' | 'isLoadingSource' | 'bufferAhead'
  >;
  /** Asks the engine for the failed segment again. */
  readonly retry: () => void;
  readonly reload: () => void;
  readonly switchRendition: () => void;
  /** The licence server did not take the licence token: the next is another. */
  readonly refuseLicenceToken: () => void;
  /** Rejects when no token can be had. */
  readonly refreshToken: () => Promise<void>;
  /** Told before an action begins, with the error as it is to be stored (PL-046 – PL-048). */
  readonly decided: (action: RecoveryAction, error: PlayerError) => void;
}

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
        ports.refreshToken().then(
          () => (isDestroyed ? undefined : again()),
          () => (isDestroyed ? undefined : handle(error)),
        );
    }
  };

  const handle = (error: PlayerError): void => {
    if (isDestroyed) return;
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

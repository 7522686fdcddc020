/** Does what the recovery table says: waits, asks again, loads again, renews the token, gives up. */
import { NETWORK_CATEGORY } from './errors.ts';
import type { PlayerError } from './errors.ts';
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import type { Gate } from './gate.ts';
import { decideRecovery, LITTLE, troubleOf } from './recovery.ts';
import type { EndedBy, RecoveryAction, RecoveryCircumstances, Trouble } from './recovery.ts';

interface RecoveryPorts {
  readonly environment: Pick<
    PlayerEnvironment,
    'now' | 'setTimer' | 'clearTimer' | 'isOnline' | 'whenOnline' | 'random'
  >;
  /** What the player's requests pass; closed while something is waited for. */
  readonly gate: () => Pick<Gate, 'close' | 'probe' | 'recovered'>;
  readonly circumstances: () => Omit<
    RecoveryCircumstances,
    'attempts' | 'refreshes' | 'waited' | 'sinceTry' | 'isOnline' | 'random'
  >;
  /** Asks the engine for what failed; false when it has nothing loaded. */
  readonly retry: () => boolean;
  readonly reload: () => void;
  /** Loads again in another rendition. */
  readonly switch: () => void;
  /** Loads again in H.264. */
  readonly 'fall-back': () => void;
  /** The licence server did not take the licence token: the next is another. */
  readonly refuseLicenceToken: () => void;
  /** Rejects when no token can be had. */
  readonly refreshToken: () => Promise<void>;
  /** Told before an action begins, with the error as it is to be stored. */
  readonly decided: (action: RecoveryAction, error: PlayerError) => void;
  /** After a stop: the network is back, or it is time for a channel's own try. */
  readonly resume: (by: EndedBy) => void;
}

/** Ms after a renewal in which refusals are answers to requests that left with the old token, and tries that those take. */
const STALE = 5000;
const STALE_TRIES = 5;
/** Ms between two tries of a channel that has stopped: at least, and up to as much again by chance. */
const CHANNEL_RETRY = 45_000;

export interface Recovery {
  readonly handle: (error: PlayerError) => void;
  /** Data came in again: later failures start from the beginning. True when something had been wrong. */
  readonly succeeded: () => boolean;
  /** After a stop everything is asked for again: by a channel itself just once, otherwise it counts from zero. */
  readonly resume: (by: EndedBy) => void;
  readonly destroy: () => void;
}

export function createRecovery(ports: RecoveryPorts): Recovery {
  const { environment, gate } = ports;
  let attempts = 0;
  let refreshes = 0;
  /** `waiting`: what fails now left before, and is a part of what is waited for. */
  let phase: 'well' | 'waiting' | 'trying' | 'stopped' = 'well';
  let last: Trouble = 'final';
  let triedAt = -Infinity;
  let refreshedAt = -Infinity;
  /** Since when the viewer has waited; null while there is something to watch. */
  let waitingSince: number | null = null;
  let timer: Timer | null = null;
  let stopListening: (() => void) | null = null;

  const clearPending = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
    stopListening?.();
    stopListening = null;
  };
  /** At the end of `delay`, where there is one, or when the network returns. */
  const later = (delay: number | null, act: () => void): void => {
    if (delay !== null) timer = environment.setTimer(act, delay);
    stopListening = environment.whenOnline(act);
  };
  /** Only what is told here is asked for until there is an answer. */
  const begin = (isSegment: boolean): void => {
    clearPending();
    phase = 'trying';
    triedAt = environment.now();
    gate().probe(isSegment);
  };
  const reload = (): void => {
    begin(false);
    ports.reload();
  };
  const refresh = async (refusal: PlayerError, again: () => void): Promise<void> => {
    refreshes += 1;
    const isRefreshed = await ports.refreshToken().then(
      () => true,
      () => false,
    );
    if (phase !== 'waiting') return;
    if (isRefreshed) {
      refreshedAt = environment.now();
      return again();
    }
    phase = 'trying';
    handle(refusal);
  };

  const act = (action: RecoveryAction, error: PlayerError): void => {
    // Until the source is there, nothing can be asked for again but the whole.
    const retry = (): void => (ports.retry() ? begin(error.isOfSegment) : reload());
    switch (action.type) {
      case 'ignore':
        return;
      case 'stop': {
        phase = 'stopped';
        const { endedBy } = action;
        const delay = endedBy === 'channel' ? CHANNEL_RETRY * (1 + environment.random()) : null;
        return endedBy === 'viewer' ? undefined : later(delay, () => ports.resume(endedBy));
      }
      case 'retry':
        return later(action.delay, retry);
      case 'reload':
        return later(action.delay, reload);
      case 'wait-online':
        return later(null, retry);
      case 'refresh-token':
        return void refresh(error, retry);
      case 'renew-licence':
        refreshes += 1;
        ports.refuseLicenceToken();
        return reload();
      case 'switch':
      case 'fall-back':
        begin(false);
        return ports[action.type]();
    }
  };

  const handle = (error: PlayerError): void => {
    const isOfNetwork = error.category === NETWORK_CATEGORY;
    if (phase === 'stopped' || (phase === 'waiting' && isOfNetwork)) return;
    if (error.severity === 1) return ports.decided({ type: 'ignore' }, error);
    const now = environment.now();
    const circumstances = ports.circumstances();
    waitingSince = circumstances.filmLeft > LITTLE ? null : (waitingSince ?? now);
    const trouble = troubleOf(error);
    if (trouble === 'refused' && now - refreshedAt < STALE && attempts < STALE_TRIES) {
      attempts += 1;
      return act({ type: 'retry', delay: 0 }, error);
    }
    // The service answers again: what it says now is another matter.
    if (last === 'away' && trouble !== 'away') attempts = 0;
    last = trouble;
    const action = decideRecovery(error, {
      ...circumstances,
      attempts,
      refreshes,
      waited: waitingSince === null ? 0 : now - waitingSince,
      sinceTry: now - triedAt,
      isOnline: environment.isOnline(),
      random: environment.random(),
    });
    clearPending();
    attempts += 1;
    phase = 'waiting';
    gate().close();
    // A network failure that is being worked on does not stop anything yet.
    const isWorkedOn = action.type !== 'stop' && isOfNetwork;
    ports.decided(action, isWorkedOn ? error.with({ severity: 1 }) : error);
    act(action, error);
  };

  const reset = (): void => {
    attempts = 0;
    refreshes = 0;
    waitingSince = null;
  };

  return {
    handle,
    succeeded: () => {
      if (phase !== 'trying') return false;
      phase = 'well';
      reset();
      gate().recovered();
      return true;
    },
    resume: (by) => {
      const since = waitingSince;
      reset();
      if (by === 'channel') waitingSince = since;
      reload();
    },
    destroy: () => {
      phase = 'stopped';
      clearPending();
      gate().recovered();
    },
  };
}

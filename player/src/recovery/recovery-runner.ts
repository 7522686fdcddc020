/** Carries out the recovery table: waits, retries, reloads, renews the token, gives up. */
import { NETWORK_CATEGORY } from './errors.ts';
import type { PlayerError } from './errors.ts';
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import type { Gate } from './gate.ts';
import { decideRecovery, LITTLE, troubleOf } from './recovery.ts';
import type { EndedBy, RecoveryAction, RecoveryCircumstances, Trouble } from './recovery.ts';

export interface RecoveryPorts {
  readonly environment: Pick<
    PlayerEnvironment,
    'now' | 'setTimer' | 'clearTimer' | 'isOnline' | 'whenOnline' | 'random'
  >;
  /** The gate of the player's requests; closed while the recovery waits. */
  readonly gate: () => Pick<Gate, 'close' | 'probe' | 'recovered'>;
  readonly circumstances: () => Omit<
    RecoveryCircumstances,
    'attempts' | 'refreshes' | 'waited' | 'sinceTry' | 'isOnline' | 'random'
  >;
  /** Lets the engine repeat failed requests; false when it has nothing loaded. */
  readonly retry: () => boolean;
  readonly reload: () => void;
  /** Reloads in another rendition. */
  readonly switch: () => void;
  /** Reloads in H.264. */
  readonly 'fall-back': () => void;
  /** The licence server refused the licence token: the next is another. */
  readonly refuseLicenceToken: () => void;
  /** Rejects when no token can be obtained. */
  readonly refreshToken: () => Promise<void>;
  /** Called before an action begins, with the error as it will be stored. */
  readonly decided: (action: RecoveryAction, error: PlayerError) => void;
  /** After a stop: the network is back, or it is time for a channel's own try. */
  readonly resume: (by: EndedBy) => void;
}

/** Ms after a renewal within which refusals belong to requests with the old token, and the most retries of those. */
const STALE = 5000;
const STALE_TRIES = 5;
/** Ms between two tries of a stopped channel: at least, and up to as much again at random. */
const CHANNEL_RETRY = 45_000;

export interface Recovery {
  readonly handle: (error: PlayerError) => void;
  /** Data arrived again: later failures start from the beginning. True when something had been wrong. */
  readonly succeeded: () => boolean;
  /** After a stop everything is requested again: by a channel itself only once, otherwise it counts from zero. */
  readonly resume: (by: EndedBy) => void;
  readonly destroy: () => void;
}

/** The state that the operations of one recovery share. */
interface RecoveryContext extends RecoveryPorts {
  attempts: number;
  refreshes: number;
  /** `waiting`: a request that fails now was sent earlier, and belongs to the failure that is waited for. */
  phase: 'well' | 'waiting' | 'trying' | 'stopped';
  last: Trouble;
  triedAt: number;
  refreshedAt: number;
  /** Since when the viewer has waited; null while there is something to watch. */
  waitingSince: number | null;
  timer: Timer | null;
  stopListening: (() => void) | null;
}

export function createRecovery(ports: RecoveryPorts): Recovery {
  const context: RecoveryContext = {
    ...ports,
    attempts: 0,
    refreshes: 0,
    phase: 'well',
    last: 'final',
    triedAt: -Infinity,
    refreshedAt: -Infinity,
    waitingSince: null,
    timer: null,
    stopListening: null,
  };
  return {
    handle: (error) => handle(context, error),
    succeeded: () => {
      if (context.phase !== 'trying') return false;
      context.phase = 'well';
      reset(context, null);
      ports.gate().recovered();
      return true;
    },
    resume: (by) => {
      reset(context, by === 'channel' ? context.waitingSince : null);
      reload(context);
    },
    destroy: () => {
      context.phase = 'stopped';
      clearPending(context);
      ports.gate().recovered();
    },
  };
}

function handle(context: RecoveryContext, error: PlayerError): void {
  const { environment, phase } = context;
  const isOfNetwork = error.category === NETWORK_CATEGORY;
  if (phase === 'stopped' || (phase === 'waiting' && isOfNetwork)) return;
  if (error.severity === 1) return context.decided({ type: 'ignore' }, error);
  const now = environment.now();
  const circumstances = context.circumstances();
  context.waitingSince = circumstances.filmLeft > LITTLE ? null : (context.waitingSince ?? now);
  const trouble = troubleOf(error);
  if (trouble === 'refused' && now - context.refreshedAt < STALE && context.attempts < STALE_TRIES) {
    context.attempts += 1;
    return act(context, { type: 'retry', delay: 0 }, error);
  }
  // The service answers again: its errors now are another matter.
  if (context.last === 'away' && trouble !== 'away') context.attempts = 0;
  context.last = trouble;
  const action = decideRecovery(error, {
    ...circumstances,
    attempts: context.attempts,
    refreshes: context.refreshes,
    waited: context.waitingSince === null ? 0 : now - context.waitingSince,
    sinceTry: now - context.triedAt,
    isOnline: environment.isOnline(),
    random: environment.random(),
  });
  clearPending(context);
  context.attempts += 1;
  context.phase = 'waiting';
  context.gate().close();
  // A network failure that is being recovered from does not stop anything yet.
  const isWorkedOn = action.type !== 'stop' && isOfNetwork;
  context.decided(action, isWorkedOn ? error.with({ severity: 1 }) : error);
  act(context, action, error);
}

function act(context: RecoveryContext, action: RecoveryAction, error: PlayerError): void {
  // Until the source is loaded, only the whole can be requested again.
  const retry = (): void => (context.retry() ? begin(context, error.isOfSegment) : reload(context));
  switch (action.type) {
    case 'ignore':
      return;
    case 'stop': {
      context.phase = 'stopped';
      const { endedBy } = action;
      const delay = endedBy === 'channel' ? CHANNEL_RETRY * (1 + context.environment.random()) : null;
      return endedBy === 'viewer' ? undefined : later(context, delay, () => context.resume(endedBy));
    }
    case 'retry':
      return later(context, action.delay, retry);
    case 'reload':
      return later(context, action.delay, () => reload(context));
    case 'wait-online':
      return later(context, null, retry);
    case 'refresh-token':
      return void refresh(context, error, retry);
    case 'renew-licence':
      context.refreshes += 1;
      context.refuseLicenceToken();
      return reload(context);
    case 'switch':
    case 'fall-back':
      begin(context, false);
      return context[action.type]();
  }
}

async function refresh(context: RecoveryContext, refusal: PlayerError, again: () => void): Promise<void> {
  context.refreshes += 1;
  const isRefreshed = await context.refreshToken().then(
    () => true,
    () => false,
  );
  if (context.phase !== 'waiting') return;
  if (isRefreshed) {
    context.refreshedAt = context.environment.now();
    return again();
  }
  context.phase = 'trying';
  handle(context, refusal);
}

/** Acts at the end of `delay`, where there is one, or when the network returns. */
function later(context: RecoveryContext, delay: number | null, act: () => void): void {
  const { environment } = context;
  if (delay !== null) context.timer = environment.setTimer(act, delay);
  context.stopListening = environment.whenOnline(act);
}

function reload(context: RecoveryContext): void {
  begin(context, false);
  context.reload();
}

/** Until there is an answer, only this action sends requests. */
function begin(context: RecoveryContext, isSegment: boolean): void {
  clearPending(context);
  context.phase = 'trying';
  context.triedAt = context.environment.now();
  context.gate().probe(isSegment);
}

function clearPending(context: RecoveryContext): void {
  if (context.timer !== null) context.environment.clearTimer(context.timer);
  context.timer = null;
  context.stopListening?.();
  context.stopListening = null;
}

function reset(context: RecoveryContext, waitingSince: number | null): void {
  context.attempts = 0;
  context.refreshes = 0;
  context.waitingSince = waitingSince;
}

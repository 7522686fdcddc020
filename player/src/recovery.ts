/** The one policy of what to do about an error. Pure: the runner (`recovery-runner.ts`) does what it says. */
import type { PlayerError, PlayerErrorName } from './errors.ts';

export type RecoveryAction =
  /** Nothing to do: the engine goes on by itself. */
  | { readonly type: 'ignore' }
  /** Ask for the failed segment again after `delay` ms. */
  | { readonly type: 'retry'; readonly delay: number }
  /** Load the source anew at the present position after `delay` ms. */
  | { readonly type: 'reload'; readonly delay: number }
  /** Leave the rendition that fails, then load anew. */
  | { readonly type: 'switch' }
  /** Load anew in H.264, which every browser decodes. */
  | { readonly type: 'fall-back' }
  /** Get a new stream token, then ask again. */
  | { readonly type: 'refresh-token' }
  /** Load anew, asking for the licence with another licence token. */
  | { readonly type: 'renew-licence' }
  /** Do nothing until the browser is online. */
  | { readonly type: 'wait-online' }
  /** Give up: show the error. */
  | { readonly type: 'stop' };

export interface RecoveryCircumstances {
  /** Failures in a row since playback last went on. */
  readonly attempts: number;
  /** The same for renewals of either token. */
  readonly refreshes: number;
  readonly isOnline: boolean;
  /** A token that can be renewed belongs to the source. */
  readonly canRefreshToken: boolean;
  /** Another rendition is there. */
  readonly canSwitch: boolean;
  /** The picture is in a codec beside H.264, which it is there in too. */
  readonly canFallBack: boolean;
  /** The source is still being loaded: nothing can be asked for again but the whole. */
  readonly isLoadingSource: boolean;
  /** Playback stands still for want of data. */
  readonly isWaiting: boolean;
  /** Seconds that can still be played without the network. */
  readonly bufferAhead: number;
  /** 0–1; spreads out clients that failed together. */
  readonly random: number;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;

/** The engine's number for a licence that the decryption module does not take: no other one would be better. */
const LICENCE_REJECTED = 6008;

/** Failures in a row after which it is no use going on. */
const LIMITS = {
  missing: 3,
  connection: 12,
  decode: 2,
  manifest: 2,
  engineCode: 2,
  streaming: 2,
  licence: 1,
} as const;

/** Delay in ms before attempt `attempts + 1`: doubling, capped, up to 25 % shorter by chance. */
export function backoff(attempts: number, random: number): number {
  return Math.round(Math.min(FIRST_DELAY * 2 ** attempts, LONGEST_DELAY) * (1 - random * 0.25));
}

export function decideRecovery(error: PlayerError, circumstances: RecoveryCircumstances): RecoveryAction {
  return error.severity === 1 ? { type: 'ignore' } : plans[error.error](circumstances, error);
}

type Plan = (circumstances: RecoveryCircumstances, error: PlayerError) => RecoveryAction;

const stop: Plan = () => ({ type: 'stop' });
const fallBack: Plan = ({ canFallBack }) => ({ type: canFallBack ? 'fall-back' : 'stop' });
const network: Plan = (circumstances, error) => decideNetwork(error, circumstances);
const decode: Plan = (circumstances) => decideDecode(circumstances);
const retryAgain: Plan = (circumstances) => again(circumstances, LIMITS.streaming);
const reload =
  (limit: number): Plan =>
  (circumstances) =>
    again({ ...circumstances, isLoadingSource: true }, limit);

const plans: Readonly<Record<PlayerErrorName, Plan>> = {
  HTTP_STATUS: network,
  CONNECTION_FAILED: network,
  TIMEOUT: network,
  NETWORK: network,
  TEXT: retryAgain,
  DECODE: decode,
  MEDIA_SOURCE: decode,
  MEDIA: decode,
  QUOTA_EXCEEDED: retryAgain,
  MANIFEST_INVALID: reload(LIMITS.manifest),
  NOTHING_PLAYABLE: fallBack,
  STREAMING: retryAgain,
  LICENCE_REFUSED: (circumstances, error) => decideLicence(error, circumstances),
  LICENCE_EXPIRED: reload(LIMITS.licence),
  // Decryption may know fewer codecs than the browser.
  PROTECTION_UNSUPPORTED: fallBack,
  PROTECTION: stop,
  ENGINE: stop,
  ENGINE_NOT_LOADED: (circumstances, error) =>
    circumstances.isOnline ? reload(LIMITS.engineCode)(circumstances, error) : { type: 'wait-online' },
  BROWSER_UNSUPPORTED: stop,
  SDK: stop,
};

function decideNetwork(error: PlayerError, circumstances: RecoveryCircumstances): RecoveryAction {
  if (!circumstances.isOnline) return { type: 'wait-online' };
  const status = error.httpStatus;
  if (status === 451) return { type: 'stop' };
  if (status === 401 || status === 403) {
    const mayRefresh = circumstances.canRefreshToken && circumstances.refreshes === 0;
    return mayRefresh ? { type: 'refresh-token' } : stopWhenPlayedOut(circumstances);
  }
  const isMissing = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  const next = again(circumstances, isMissing ? LIMITS.missing : LIMITS.connection);
  return next.type === 'stop' ? stopWhenPlayedOut(circumstances) : next;
}

/**
 * Refused may be only the token, which has run out: once, another one is tried. A server that did not answer as it should is
 * asked once more. All else is final (DR-009).
 */
function decideLicence(error: PlayerError, circumstances: RecoveryCircumstances): RecoveryAction {
  const { httpStatus: status, code } = error;
  if (code === LICENCE_REJECTED) return { type: 'stop' };
  if (status === null && !circumstances.isOnline) return { type: 'wait-online' };
  if (status === 401 || status === 403)
    return circumstances.refreshes === 0 ? { type: 'renew-licence' } : { type: 'stop' };
  const isPassing = status === null || status >= 500 || status === 429;
  return isPassing ? reload(LIMITS.licence)(circumstances, error) : { type: 'stop' };
}

/** What is buffered is still watched, unless it is too little to begin with; meanwhile the server may come back. */
function stopWhenPlayedOut({
  bufferAhead,
  isLoadingSource,
  isWaiting,
}: RecoveryCircumstances): RecoveryAction {
  const hasFilmLeft = !isLoadingSource && !isWaiting && bufferAhead > 1;
  return hasFilmLeft
    ? { type: 'retry', delay: Math.min(LONGEST_DELAY, bufferAhead * 1000) }
    : { type: 'stop' };
}

/** Another codec first if there is one, or a fresh decoder, then another rendition, then the end. */
function decideDecode({ attempts, canFallBack, canSwitch }: RecoveryCircumstances): RecoveryAction {
  if (canFallBack) return { type: 'fall-back' };
  if (attempts === 0) return { type: 'reload', delay: 0 };
  return attempts < LIMITS.decode && canSwitch ? { type: 'switch' } : { type: 'stop' };
}

function again({ attempts, random, isLoadingSource }: RecoveryCircumstances, limit: number): RecoveryAction {
  if (attempts >= limit) return { type: 'stop' };
  const delay = backoff(attempts, random);
  return isLoadingSource ? { type: 'reload', delay } : { type: 'retry', delay };
}

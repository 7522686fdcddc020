/** The one table of what to do about a failure. Pure: the runner (`recovery-runner.ts`) does what it says. */
import { NETWORK_CATEGORY } from './errors.ts';
import type { PlayerError, PlayerErrorName } from './errors.ts';

export type RecoveryAction =
  /** Nothing to do: the engine continues without help. */
  | { readonly type: 'ignore' }
  /** Repeat the failed request after `delay` ms. */
  | { readonly type: 'retry'; readonly delay: number }
  /** Load the source again at the present position after `delay` ms. */
  | { readonly type: 'reload'; readonly delay: number }
  /** Leave the rendition that fails, then load again. */
  | { readonly type: 'switch' }
  /** Load again in H.264, which every browser decodes. */
  | { readonly type: 'fall-back' }
  /** Get a new stream token, then ask again. */
  | { readonly type: 'refresh-token' }
  /** Load again, asking for the licence with another licence token. */
  | { readonly type: 'renew-licence' }
  /** Do nothing until the browser is online. */
  | { readonly type: 'wait-online' }
  /** Give up and show the error. Nothing is fetched until someone in `endedBy` asks for it. */
  | { readonly type: 'stop'; readonly endedBy: EndedBy };

/** The viewer always; also the return of the network; also a channel's own retry, a minute later. */
export type EndedBy = 'viewer' | 'network' | 'channel';

export interface RecoveryCircumstances {
  /** Tries since playback last continued, for any reason: one count for the whole player. */
  readonly attempts: number;
  /** Renewals of either token since then. */
  readonly refreshes: number;
  /** Milliseconds that the viewer has waited for data; 0 while there is something to watch. */
  readonly waited: number;
  /** Milliseconds since the last try began. */
  readonly sinceTry: number;
  readonly isOnline: boolean;
  readonly isLive: boolean;
  /** The source has a token that can be renewed. */
  readonly canRefreshToken: boolean;
  /** Another rendition is available. */
  readonly canSwitch: boolean;
  /** The picture is in a codec beside H.264, but also available in H.264. */
  readonly canFallBack: boolean;
  /** Seconds that can be played without the network; 0 while playback is stalled. */
  readonly filmLeft: number;
  /** 0–1; spreads out clients that failed together. */
  readonly random: number;
}

/** Milliseconds of waiting for a service that does not answer. */
export const PATIENCE = 120_000;
/**
 * Milliseconds between two tries of one player while the service is away. Players that lost it together are spread
 * evenly over this time: a fifth of them sends a request in any second.
 */
export const PERIOD = 4900;
/** The same for content that takes several requests a try. */
const LONG_PERIOD = 28_000;
/** The longest wait while there is film left. */
const CALM_PERIOD = 15_000;
const FIRST_DELAY = 500;
/** Seconds of film that are negligible: they are over before anything can be done. */
export const LITTLE = 1;

/** The kinds of failure that the recovery tells apart. */
export type Trouble =
  | 'away'
  | 'missing'
  | 'refused'
  | 'decoder'
  | 'unplayable'
  | 'passing'
  | 'licence-away'
  | 'licence-refused'
  | 'final';

type Circumstance = 'isPatient' | 'canRenew' | 'canRefreshToken' | 'canFallBack' | 'canSwitch' | 'isLive';

/** An action for as long as there were fewer tries, under a condition. */
type Step = readonly [
  does: Exclude<RecoveryAction['type'], 'ignore' | 'wait-online' | 'stop'>,
  tries: number,
  condition?: Circumstance,
];

interface Row {
  /** The first step that applies is done; without one, playback stops. */
  readonly steps: readonly Step[];
  /** Who may end a stop besides the viewer. Where the network may, a channel's own retry may, too. */
  readonly endedBy?: 'network';
  /** Milliseconds between two tries; without it they begin at half a second and double. */
  readonly period?: number;
  /** The buffer is played to its end before it stops; the failure may be over by then. */
  readonly isPlayedOut?: true;
}

export const recoveryTable: Readonly<Record<Trouble, Row>> = {
  // No answer, a time-out, an answer cut short, 408, 429, 5xx: of manifest, segments and the engine's code.
  away: { steps: [['retry', Infinity, 'isPatient']], endedBy: 'network', period: PERIOD, isPlayedOut: true },
  // All other 4xx. The engine has left the rendition for another. A channel may have moved on.
  missing: {
    steps: [
      ['retry', 3],
      ['reload', 4, 'isLive'],
    ],
    isPlayedOut: true,
  },
  // 401, 403.
  refused: { steps: [['refresh-token', Infinity, 'canRefreshToken']], isPlayedOut: true },
  decoder: {
    steps: [
      ['fall-back', Infinity, 'canFallBack'],
      ['reload', 1],
      ['switch', 2, 'canSwitch'],
    ],
    period: 0,
  },
  // Decryption may know fewer codecs than the browser.
  unplayable: { steps: [['fall-back', Infinity, 'canFallBack']] },
  // Manifests that cannot be understood, too.
  passing: { steps: [['retry', 2]] },
  'licence-away': {
    steps: [['reload', Infinity, 'isPatient']],
    endedBy: 'network',
    period: LONG_PERIOD,
  },
  // The refusal may concern only the token, which has expired: another one is tried, once.
  'licence-refused': { steps: [['renew-licence', Infinity, 'canRenew']] },
  // A country block (451) among them, and errors of the live-TV SDK, which has its own retries.
  final: { steps: [] },
};

const byCategory: readonly Trouble[] = ['final', 'final', 'passing', 'decoder', 'passing', 'passing'];
const byName: Readonly<Partial<Record<PlayerErrorName, Trouble>>> = {
  ENGINE_NOT_LOADED: 'away',
  QUOTA_EXCEEDED: 'passing',
  NOTHING_PLAYABLE: 'unplayable',
  PROTECTION_UNSUPPORTED: 'unplayable',
  LICENCE_EXPIRED: 'licence-refused',
};

/** The engine's number for a licence that the decryption module rejects: another one would not help. */
const LICENCE_REJECTED = 6008;

export function troubleOf({ error, category, code, httpStatus: status }: PlayerError): Trouble {
  const isAway = status === null || status >= 500 || status === 408 || status === 429;
  const isRefusal = status === 401 || status === 403;
  if (category === NETWORK_CATEGORY)
    return isAway ? 'away' : isRefusal ? 'refused' : status === 451 ? 'final' : 'missing';
  if (error !== 'LICENCE_REFUSED') return byName[error] ?? byCategory[category] ?? 'final';
  if (code === LICENCE_REJECTED) return 'final';
  return isAway ? 'licence-away' : isRefusal ? 'licence-refused' : 'final';
}

export function decideRecovery(error: PlayerError, circumstances: RecoveryCircumstances): RecoveryAction {
  if (error.severity === 1) return { type: 'ignore' };
  const trouble = troubleOf(error);
  const { attempts, waited, isOnline, isLive, filmLeft } = circumstances;
  const row = recoveryTable[trouble];
  if (!isOnline && row.endedBy === 'network') return { type: 'wait-online' };
  const canRenew = circumstances.refreshes === 0;
  const facts: Readonly<Record<Circumstance, boolean>> = {
    ...circumstances,
    isPatient: waited < PATIENCE,
    canRenew,
    canRefreshToken: canRenew && circumstances.canRefreshToken,
  };
  const [type] =
    row.steps.find(([, tries, condition]) => attempts < tries && (!condition || facts[condition])) ?? [];
  if (type === 'retry' || type === 'reload') return { type, delay: delayOf(error, row, circumstances) };
  if (type !== undefined) return { type };
  if (row.isPlayedOut && filmLeft > LITTLE)
    return { type: 'retry', delay: Math.min(CALM_PERIOD, filmLeft * 1000) };
  const isOfChannel = isLive && (row.endedBy !== undefined || trouble === 'missing');
  return { type: 'stop', endedBy: isOfChannel ? 'channel' : (row.endedBy ?? 'viewer') };
}

/** Milliseconds until the next try: no sooner than the service has asked for. */
function delayOf(
  { retryAfter }: PlayerError,
  { period }: Row,
  { attempts, random, sinceTry }: RecoveryCircumstances,
): number {
  if (!period) return period ?? Math.round(FIRST_DELAY * 2 ** attempts * (1 - random * 0.25));
  const place = period * random;
  // The first tries are spread over the whole period; after that each player keeps its place in it.
  return Math.max(0, attempts === 0 ? place : period - sinceTry, (retryAfter ?? -period) + place);
}

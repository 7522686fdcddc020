/**
 * Asks an ad server and the servers that it names, and makes playable advertisements of the answers (VAST 2.0 – 4.3).
 */
import type { PlayerEnvironment } from '../../environment/environment.ts';
import { AdError } from './ad-error.ts';
import { toLoadedAd } from './loaded-ad.ts';
import type { LoadedAd, TrackerOptions } from './loaded-ad.ts';
import { fillMacros } from './macros.ts';
import type { MacroValues } from './macros.ts';
import { readVast } from './read-vast.ts';
import type { InLineAd, VastAnswer, WrapperAd } from './vast-answer.ts';
import { fetchVast } from './vast-document.ts';

/** The longest chain of answers that only name another server. */
const MAX_WRAPPERS = 10;
/** Documents of one request in all: an answer can hold many wrappers. */
const MAX_DOCUMENTS = 24;
/** Milliseconds for one request with all requests that it leads to. */
const REQUEST_TIMEOUT = 8000;

export interface VastOptions extends TrackerOptions {
  readonly environment: Pick<PlayerEnvironment, 'fetch' | 'setTimer' | 'clearTimer' | 'isOnline' | 'now'>;
  readonly signal: AbortSignal;
}

interface SearchOptions extends VastOptions {
  /** Aborted when the advertisement is no longer wanted; `signal` also when the time is up. */
  readonly viewer: AbortSignal;
}

/**
 * The advertisements that `url` answers with: one, or a pod in its order.
 *
 * @throws {AdError} `NO_AD_SECTION` when there are none.
 */
export async function loadVast(url: string, options: VastOptions): Promise<readonly LoadedAd[]> {
  const { environment } = options;
  const abort = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = environment.setTimer(() => reject(new AdError('VAST_LOAD_TIMEOUT')), REQUEST_TIMEOUT);
  const search = createSearch({
    ...options,
    viewer: options.signal,
    signal: AbortSignal.any([options.signal, abort.signal]),
  });
  try {
    return await Promise.race([search(fillMacros(url, options.macros())), late]);
  } finally {
    environment.clearTimer(timer);
    abort.abort();
  }
}

/** Wrappers that lead to an answer, the outermost first. */
type Chain = readonly WrapperAd[];

function createSearch(options: SearchOptions): (url: string) => Promise<readonly LoadedAd[]> {
  const { environment, signal, viewer, macros, send } = options;
  const instead: LoadedAd[] = [];
  const reported = new WeakSet<AdError>();
  let documents = 0;

  const ask = async (url: string): Promise<VastAnswer> => {
    documents += 1;
    if (documents > MAX_DOCUMENTS) throw new AdError('WRAPPER_TOO_MANY_REQUESTS');
    return readVast(await fetchVast(url, environment, signal), url);
  };
  /** Reports an error to the servers of `addresses`, unless an inner level has reported it; it goes on outwards. */
  const report = (
    cause: unknown,
    addresses: readonly string[],
    code: (error: AdError) => number,
  ): AdError => {
    const error = AdError.of(cause);
    if (reported.has(error) || viewer.aborted) return error;
    reported.add(error);
    const values = { ...macros(), ERRORCODE: code(error) };
    for (const address of addresses) send(fillMacros(address, values));
    return error;
  };

  const openWrapper = async (wrapper: WrapperAd, outer: Chain): Promise<readonly LoadedAd[]> => {
    const chain = [...outer, wrapper];
    try {
      if (chain.length > MAX_WRAPPERS) throw new AdError('WRAPPER_LIMIT_REACHED');
      if (wrapper.next === null) throw new AdError('WRAPPER_URL_NOT_CORRECT');
      return await choose(await ask(fillMacros(wrapper.next, { ...macros(), ...blockedBy(chain) })), chain);
    } catch (cause) {
      // Whether a page may ask a server that another one names is unknown.
      const isKept = AdError.of(cause).error === 'AD_BLOCKING_BY_USER';
      throw report(
        isKept ? new AdError('WRAPPER_LOAD_ERROR', { cause }) : cause,
        errorsOf(chain),
        wrapperCode,
      );
    }
  };
  const openAd = async (ad: InLineAd | WrapperAd, chain: Chain): Promise<readonly LoadedAd[]> => {
    if (ad.kind === 'wrapper') return openWrapper(ad, chain);
    try {
      return [toLoadedAd(ad, chain, { ...options, instead })];
    } catch (error) {
      throw report(error, [...errorsOf(chain), ...ad.told.errors], ({ vastCode }) => vastCode);
    }
  };

  /** The ads of an answer that play; failed ones are replaced by stand-alone ads of the same answer. */
  const choose = async (answer: VastAnswer, chain: Chain): Promise<readonly LoadedAd[]> => {
    const { wanted, others } = selectAds(answer, chain.at(-1));
    if (wanted.length === 0)
      throw report(new AdError('NO_AD_SECTION'), [...errorsOf(chain), ...answer.errors], () => 303);
    const opened = await Promise.allSettled(wanted.map((ad) => openAd(ad, chain)));
    const found: LoadedAd[] = [];
    for (const [index, outcome] of opened.entries()) {
      const ad = wanted[index];
      if (outcome.status === 'fulfilled') found.push(...outcome.value);
      else if (ad?.kind === 'inline' || ad?.fallbackOnNoAd !== false)
        found.push(...(await openFirst(others, chain)));
    }
    if (found.length === 0) throw opened.find((one) => one.status === 'rejected')?.reason;
    // Ads that need no further request are the replacements of a clip that cannot be played.
    for (const ad of others)
      if (ad.kind === 'inline') instead.push(...(await openAd(ad, chain).catch(() => [])));
    return found;
  };
  /** The first that comes is taken off the list, with those before it. */
  const openFirst = async (ads: (InLineAd | WrapperAd)[], chain: Chain): Promise<readonly LoadedAd[]> => {
    for (let next = ads.shift(); next !== undefined; next = ads.shift()) {
      const found = await openAd(next, chain).catch(() => []);
      if (found.length > 0) return found;
    }
    return [];
  };
  return async (url) => choose(await ask(url), []);
}

/**
 * A pod in its order, or the first advertisement that stands alone; `others` may be played instead. A wrapper that
 * allows one advertisement only gets one: of a pod, the first (VAST 4.3 §2.4.1, §2.4.5).
 */
function selectAds(
  { ads }: VastAnswer,
  wrapper: WrapperAd | undefined,
): { readonly wanted: readonly (InLineAd | WrapperAd)[]; readonly others: (InLineAd | WrapperAd)[] } {
  const allowed = ads.filter(({ kind }) => kind === 'inline' || wrapper?.followAdditionalWrappers !== false);
  const alone = allowed.filter(({ sequence }) => sequence === null);
  const pod = allowed
    .filter(({ sequence }) => sequence !== null)
    .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
  if (wrapper?.allowMultipleAds === false) return { wanted: [...alone, ...pod].slice(0, 1), others: [] };
  return pod.length > 0
    ? { wanted: pod, others: [...alone] }
    : { wanted: alone.slice(0, 1), others: alone.slice(1) };
}

function errorsOf(chain: Chain): readonly string[] {
  return chain.flatMap(({ told }) => told.errors);
}

function blockedBy(chain: Chain): MacroValues {
  const codes = chain.flatMap(({ blockedCategories }) => blockedCategories.map(({ code }) => code));
  return codes.length === 0 ? {} : { BLOCKEDADCATEGORIES: codes.join(',') };
}

/** VAST 4.3 §2.3.6.3, for an answer that another one has named. */
function wrapperCode({ error, vastCode }: AdError): number {
  if (error.startsWith('WRAPPER_') || vastCode < 200) return vastCode;
  return error === 'NO_AD_SECTION' ? 303 : 301;
}

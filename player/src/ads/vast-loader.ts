/** Asks an ad server and the servers that it names, and makes of the answers what can be played (VAST 2–4). */
import type * as VastClient from '@dailymotion/vast-client';
import type { VASTTracker } from '@dailymotion/vast-client';
import type { PlayerEnvironment } from '../environment.ts';
import { AdError } from './ad-error.ts';
import type { AdErrorName } from './ad-error.ts';
import { isWebAddress } from './ad-request.ts';
import type { MediaFile } from './media-file.ts';
import { fetchVast } from './vast-document.ts';

/** Answers that only name another server, one behind the other (AD-030, AD-037). */
const MAX_WRAPPERS = 10;
/** Documents of one request in all: a wrapper can hold many others. */
const MAX_DOCUMENTS = 24;
/** Milliseconds for one request with all that it leads to. */
const REQUEST_TIMEOUT = 8000;

/** An advertisement that is ready to be played; its tracker tells the advertiser. */
export interface LoadedAd {
  readonly advertiser: string | null;
  /** Seconds as stated; 0 where it is not. */
  readonly duration: number;
  /** Seconds; null where it may not be skipped. */
  readonly skipOffset: number | null;
  readonly files: readonly MediaFile[];
  readonly canVisit: boolean;
  readonly tracker: VASTTracker;
}

/** What the library makes of a document, as far as it is used here; its own types say `any`. */
interface ParsedAd {
  readonly creatives: readonly ParsedCreative[];
  readonly advertiser: { readonly value?: string | null } | null;
}
interface ParsedCreative {
  readonly type: string;
  readonly duration: number;
  readonly skipDelay: number | null;
  readonly mediaFiles?: readonly ParsedMediaFile[];
  readonly videoClickThroughURLTemplate?: { readonly url?: string | null } | null;
}
interface ParsedMediaFile extends Omit<MediaFile, 'url' | 'mimeType'> {
  readonly fileURL: string | null;
  readonly mimeType: string | null;
}

type Library = typeof VastClient;

interface VastOptions {
  readonly environment: Pick<PlayerEnvironment, 'fetch' | 'setTimer' | 'clearTimer' | 'isOnline'>;
  readonly signal: AbortSignal;
  readonly isMuted: boolean;
  /** The library, which comes when an advertisement is asked for (AD-050). */
  readonly loadLibrary?: () => Promise<Library>;
}

/**
 * The advertisements that `url` answers with: one, or a pod in its order.
 *
 * @throws {AdError} `NO_AD_SECTION` when there are none.
 */
export async function loadVast(url: string, options: VastOptions): Promise<readonly LoadedAd[]> {
  const { environment, loadLibrary = () => import('@dailymotion/vast-client') } = options;
  const abort = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = environment.setTimer(() => reject(new AdError('VAST_LOAD_TIMEOUT')), REQUEST_TIMEOUT);
  const signal = AbortSignal.any([options.signal, abort.signal]);
  try {
    const asking = Promise.all([
      fetchVast(url, environment, signal),
      loadScript(loadLibrary, environment),
    ]).then(([document, library]) => readAds(library, document, url, { ...options, signal }));
    return await Promise.race([asking, late]);
  } finally {
    environment.clearTimer(timer);
    abort.abort();
  }
}

/** A script that does not come although the browser is online was kept away (AD-046). */
async function loadScript(
  load: () => Promise<Library>,
  environment: Pick<PlayerEnvironment, 'isOnline'>,
): Promise<Library> {
  try {
    return await load();
  } catch (cause) {
    throw new AdError(environment.isOnline() ? 'AD_BLOCKING_BY_USER' : 'VAST_OFFLINE', { cause });
  }
}

async function readAds(
  { VASTParser, VASTTracker }: Library,
  document: XMLDocument,
  url: string,
  { environment, signal, isMuted }: VastOptions,
): Promise<readonly LoadedAd[]> {
  let documents = 1;
  /** The last thing that went wrong on the way, for an answer without advertisements. */
  let failure: AdError | null = null;
  const fetchWrapped = async ({ url: next }: { readonly url: string }): Promise<XMLDocument> => {
    documents += 1;
    try {
      if (documents > MAX_DOCUMENTS) throw new AdError('WRAPPER_TOO_MANY_REQUESTS');
      if (!isWebAddress(next)) throw new AdError('WRAPPER_URL_NOT_CORRECT');
      return await fetchVast(next, environment, signal);
    } catch (error) {
      const { error: name } = AdError.of(error);
      // Of a server that another one names nobody knows whether a page may ask it.
      failure = name === 'AD_BLOCKING_BY_USER' ? new AdError('WRAPPER_LOAD_ERROR') : AdError.of(error);
      throw failure;
    }
  };
  const parser = new VASTParser({ fetcher: { fetchVAST: fetchWrapped } });
  parser.on('VAST-error', ({ ERRORCODE: code }: { readonly ERRORCODE?: number }) => {
    failure ??= new AdError(code === 302 ? 'WRAPPER_LIMIT_REACHED' : 'NO_AD_SECTION');
  });
  const response = (await parser
    // The library counts the inline answer as well.
    .parseVAST(document, { url, wrapperLimit: MAX_WRAPPERS + 1, resolveAll: false })
    .catch((cause: unknown) => {
      throw new AdError('VAST_PARSE_ERROR', { cause });
    })) as { readonly ads: readonly ParsedAd[] };
  if (response.ads.length === 0) throw failure ?? new AdError('NO_AD_SECTION');
  const refused: AdErrorName[] = [];
  const ads = response.ads.flatMap((ad): LoadedAd[] => {
    const creative = ad.creatives.find(
      ({ type, mediaFiles }) => type === 'linear' && (mediaFiles?.length ?? 0) > 0,
    );
    if (creative === undefined) {
      refused.push(ad.creatives.length === 0 ? 'NO_CREATIVE' : 'LINEAR_EXPECTED');
      return [];
    }
    return [toLoadedAd(ad, creative, new VASTTracker(null, ad, creative, null, isMuted))];
  });
  if (ads.length === 0) throw new AdError(refused[0] ?? 'NO_CREATIVE');
  return ads;
}

function toLoadedAd(ad: ParsedAd, creative: ParsedCreative, tracker: VASTTracker): LoadedAd {
  const { duration, skipDelay, mediaFiles = [] } = creative;
  const advertiser = ad.advertiser?.value?.trim() ?? '';
  return {
    advertiser: advertiser === '' ? null : advertiser.slice(0, 120),
    duration: Number.isFinite(duration) ? Math.max(duration, 0) : 0,
    skipOffset: typeof skipDelay === 'number' && skipDelay >= 0 ? skipDelay : null,
    files: mediaFiles.map(({ fileURL, mimeType, codec, width, height, bitrate, apiFramework }) => ({
      url: fileURL ?? '',
      mimeType: mimeType ?? '',
      codec,
      width: count(width),
      height: count(height),
      bitrate: count(bitrate),
      apiFramework,
    })),
    canVisit: isWebAddress(creative.videoClickThroughURLTemplate?.url ?? ''),
    tracker,
  };
}

function count(value: number): number {
  return Number.isFinite(value) ? Math.max(value, 0) : 0;
}

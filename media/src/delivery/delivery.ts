import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { drmProviders } from '@kadr/contract';
import type { ChannelSchedules, StreamTokenClaims } from '@kadr/contract';
import { KadrError } from '@kadr/contract/errors';
import { createHandler } from '../http/handler.ts';
import type { HttpHandler } from '../http/handler.ts';
import { sendObject } from '../http/send-object.ts';
import { sendText } from '../http/send-text.ts';
import { videoCodecs } from '../ladder.ts';
import type { VideoCodec } from '../ladder.ts';
import { writeDash } from '../manifest/dash.ts';
import { writeHlsMedia, writeHlsMultivariant } from '../manifest/hls.ts';
import { presentationOf } from '../manifest/presentation.ts';
import { sliceVtt } from '../subtitles/slice-webvtt.ts';
import type { Storage } from '../storage/storage.ts';
import { createAssetCache } from './asset-cache.ts';
import { createChannelDelivery } from './channel-delivery.ts';
import type { CachedAsset } from './asset-cache.ts';
import { tokenQueries } from './edge.ts';
import type { StreamQueries } from './edge.ts';
import { createKeptManifests } from './kept-manifests.ts';
import type { KeptManifests } from './kept-manifests.ts';
import { createRequestReader } from './read-request.ts';
import { dashType, hlsType, immutable, manifestAge, sendStreamManifest } from './stream-answer.ts';
import type { StreamRequest } from './stream-answer.ts';
import type { StreamAddress } from './stream-address.ts';

/** The screen that a stream's token was made for. */
export interface PlayedStream {
  readonly playbackId: string;
  readonly sessionId: string;
  /** Claim `l` of its token. */
  readonly shown: string;
}

export interface DeliveryConfig {
  readonly storage: Storage;
  /** @throws KadrError STREAM_TOKEN_INVALID */
  readonly verifyToken: (token: string) => StreamTokenClaims;
  /** Queries of addresses in manifests; by default those of tokens alone. */
  readonly streams?: StreamQueries;
  /** Whether the session of a token has ended: then it opens nothing any more. Checked at every request. */
  readonly isSessionEnded?: (sessionId: string) => boolean;
  /**
   * Whether the screen that a token was made for has its place among those that play. Asked before a segment, once the
   * token is older than a screen takes to begin; without it no screen needs a place.
   */
  readonly isHeld?: (stream: PlayedStream) => boolean | Promise<boolean>;
  readonly now: () => Date;
  /** The schedules of channels; without it there are no channels. */
  readonly schedules?: ChannelSchedules;
  /** Where players fetch a key themselves, with a licence token: the licence service's address; our own by default. */
  readonly keyAddress?: (keyId: string) => string;
  /** About how much memory the indexes of assets may take; 64 MiB by default. Kept manifests take half as much. */
  readonly cacheBytes?: number;
  /** Called with faults: broken storage, a damaged index. Not with refusals or disconnects. */
  readonly onError?: (error: unknown) => void;
}

/** Headers of the browser, and of the providers of licences. */
const profiles: ReadonlySet<string> = new Set(['web', 'web_auto', ...drmProviders]);

const licenceServiceKey = (keyId: string): string => `/api/licences/clearkey/${keyId}`;

interface Viewing extends StreamRequest {
  readonly asset: CachedAsset;
}

/** Everything needed for answers, made once. */
interface Delivery {
  readonly config: DeliveryConfig;
  readonly read: ReturnType<typeof createRequestReader>;
  readonly keyAddress: (keyId: string) => string;
  readonly readAsset: (assetId: string) => Promise<CachedAsset | null>;
  readonly kept: KeptManifests;
  /** Null where there are no channels. */
  readonly answerChannel: ReturnType<typeof createChannelDelivery> | null;
}

/** The streaming server under `/stream/`: manifests, segments, subtitles, thumbnails and channels (DR-016 – DR-024). */
export function createDelivery(config: DeliveryConfig): HttpHandler {
  const { storage, schedules, now, cacheBytes = 64 * 1024 * 1024, onError } = config;
  const readAsset = createAssetCache(storage, cacheBytes, now);
  const kept = createKeptManifests(cacheBytes / 2);
  const delivery: Delivery = {
    config,
    read: createRequestReader(config.streams ?? tokenQueries),
    keyAddress: config.keyAddress ?? licenceServiceKey,
    readAsset,
    kept,
    answerChannel:
      schedules === undefined ? null : createChannelDelivery({ storage, schedules, readAsset, kept, now }),
  };
  return createHandler({ prefix: '/stream/', answer: (req, res) => answer(delivery, req, res), onError });
}

async function answer(delivery: Delivery, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { config, readAsset, answerChannel } = delivery;
  const { streamed, claim, address, query, token, written } = delivery.read(req.url ?? '');
  if (streamed.kind !== 'asset' && answerChannel === null) throw new KadrError('NOT_FOUND');
  const claims = config.verifyToken(token);
  if (claims.a !== claim || config.isSessionEnded?.(claims.s) === true)
    throw new KadrError('STREAM_TOKEN_INVALID');
  // Manifests without segments show nothing, but players that wait request them.
  if (address.kind === 'file' && !(await mayPlay(config, claims)))
    throw new KadrError('STREAM_TOKEN_INVALID');
  const asked = { req, res, query, claims, written };
  if (streamed.kind !== 'asset') {
    chooseVariants(query);
    return answerChannel?.(streamed, address, asked);
  }
  const asset = await readAsset(streamed.assetId);
  if (asset === null) throw new KadrError('NOT_FOUND');
  await answerAddress(delivery, address, { ...asked, asset });
}

function mayPlay(
  { isHeld, now }: DeliveryConfig,
  { p, s, l, g }: StreamTokenClaims,
): boolean | Promise<boolean> {
  if (isHeld === undefined || p === undefined || l === undefined) return true;
  if (g !== undefined && now().getTime() < g * 1000) return true;
  return isHeld({ playbackId: p, sessionId: s, shown: l });
}

async function answerAddress(
  { config, keyAddress, kept }: Delivery,
  address: StreamAddress,
  viewing: Viewing,
): Promise<void> {
  const { req, res, query, asset, written } = viewing;
  const { index } = asset;
  const send = (contentType: string, name: string, write: () => string | null): Promise<void> | undefined => {
    const key = `${index.id} ${asset.etag} ${name}`;
    const age = manifestAge;
    return sendStreamManifest(viewing, kept, { key, write, contentType, age, now: config.now() });
  };
  switch (address.kind) {
    case 'dash': {
      const variants = chooseVariants(query);
      return send(dashType, `dash ${variants.codec}`, () =>
        writeDash(index, { query: written.ofFiles, ...variants }),
      );
    }
    case 'multivariant': {
      const variants = chooseVariants(query);
      // A multivariant playlist names playlists, which are written for the same provider.
      const handedOn = namesKeys(query) ? `profile=clearkey&${written.ofPlaylists}` : written.ofPlaylists;
      return send(hlsType, `multivariant ${variants.codec} ${handedOn}`, () =>
        writeHlsMultivariant(index, { query: handedOn, ...variants }),
      );
    }
    case 'media': {
      const options = { query: written.ofFiles, ...(namesKeys(query) && { keyAddress }) };
      return send(hlsType, `media ${namesKeys(query)} ${address.trackId}`, () =>
        writeHlsMedia(index, address.trackId, options),
      );
    }
    case 'text':
      return sendSubtitles(config.storage, address, viewing);
    case 'file': {
      const file = asset.fileAt(address.path);
      if (file === null) throw new KadrError('NOT_FOUND');
      const headers = { 'cache-control': immutable };
      return sendObject(req, res, { storage: config.storage, ...file, headers });
    }
  }
}

/** The whole file, or for a `part` the cues of one period on the period's own timeline, as manifests request it. */
async function sendSubtitles(
  storage: Storage,
  { path, part }: Extract<StreamAddress, { kind: 'text' }>,
  { req, res, asset }: Viewing,
): Promise<void> {
  const { index } = asset;
  const isListed = path === index.lyrics || index.text.some(({ file }) => file === path);
  const found = isListed ? await storage.get(`assets/${index.id}/${path}`) : null;
  if (found === null) throw new KadrError('NOT_FOUND');
  const vtt = await text(found.body);
  const headers = { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': immutable };
  if (part === null) return sendText(req, res, vtt, headers);
  const period = presentationOf(index).periods.find(({ ordinal }) => ordinal === part);
  if (period === undefined) throw new KadrError('NOT_FOUND');
  const { start, duration, mediaStart } = period;
  return sendText(req, res, sliceVtt(vtt, { from: start, to: start + duration, mediaStart }), headers);
}

function chooseVariants(query: URLSearchParams): { codec?: VideoCodec } {
  if (!profiles.has(query.get('profile') ?? 'web')) {
    throw new KadrError('INVALID_INPUT', { message: 'There is no such profile.', field: 'profile' });
  }
  const codec = videoCodecs.find((name) => name === query.get('codec'));
  return codec === undefined ? {} : { codec };
}

/** Whether HLS names the keys' addresses, for ClearKey, which has no init data there. */
function namesKeys(query: URLSearchParams): boolean {
  return query.get('profile') === 'clearkey';
}

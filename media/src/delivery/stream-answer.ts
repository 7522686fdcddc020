import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StreamTokenClaims } from '@kadr/contract';
import { KadrError } from '@kadr/contract/errors';
import { sendText } from '../http/send-text.ts';
import type { TextAnswer } from '../http/send-text.ts';
import type { StreamQueries } from './edge.ts';
import type { KeptManifests } from './kept-manifests.ts';

/** A request for a stream, by a token that opens it. */
export interface StreamRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly query: URLSearchParams;
  readonly claims: StreamTokenClaims;
  readonly written: WrittenAddresses;
}

/**
 * The query of the addresses in a manifest. A client that adds its token to every request itself asks for
 * `addresses=bare`: its manifests are the same for all viewers. Others find their token in every address (DR-024).
 */
export interface WrittenAddresses {
  readonly areBare: boolean;
  /** Whether caches on the way may keep the manifest for other viewers. */
  readonly isShared: boolean;
  /** Query of segments, initialization segments and subtitles. */
  readonly ofFiles: string;
  /** Query of playlists that are named by a playlist. */
  readonly ofPlaylists: string;
}

export function writtenAddresses(
  query: URLSearchParams,
  token: string,
  { of, hasEdge }: StreamQueries,
): WrittenAddresses {
  if (query.get('addresses') === 'bare')
    return { areBare: true, isShared: hasEdge, ofFiles: '', ofPlaylists: 'addresses=bare' };
  return {
    areBare: false,
    isShared: false,
    // Signing takes a millisecond, and a segment contains no addresses.
    get ofFiles() {
      return of(token);
    },
    get ofPlaylists() {
      return of(token);
    },
  };
}

export const dashType = 'application/dash+xml';
export const hlsType = 'application/vnd.apple.mpegurl';

/** Segments never change: a changed film is another asset. */
export const immutable = 'public, max-age=31536000, immutable';

/** Seconds that a complete manifest may be cached, if its token lasts that long. */
export const manifestAge = 60;

interface ManifestAnswer {
  /** Everything that the manifest depends on beside the token. */
  readonly key: string;
  /** Null when there is no manifest. */
  readonly write: () => string | null | Promise<string | null>;
  readonly contentType: string;
  /** Seconds that it may be cached. */
  readonly age: number;
  readonly now: Date;
}

/**
 * Answers with a manifest; one with bare addresses is kept for all viewers.
 *
 * @throws KadrError NOT_FOUND when there is no manifest.
 */
export function sendStreamManifest(
  { req, res, claims, written }: StreamRequest,
  kept: KeptManifests,
  { key, write, contentType, age, now }: ManifestAnswer,
): Promise<void> | undefined {
  const send = (manifest: string | TextAnswer | null): Promise<void> | undefined => {
    if (manifest === null) throw new KadrError('NOT_FOUND');
    const secondsLeft = claims.e - Math.floor(now.getTime() / 1000);
    return sendText(req, res, manifest, {
      'content-type': contentType,
      'cache-control': `${written.isShared ? 'public' : 'private'}, max-age=${Math.max(0, Math.min(age, secondsLeft))}`,
    });
  };
  const manifest = written.areBare ? kept(key, write) : write();
  // A kept manifest is sent without a turn of the microtask queue.
  return manifest instanceof Promise ? manifest.then(send) : send(manifest);
}

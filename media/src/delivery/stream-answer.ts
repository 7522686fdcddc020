import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StreamTokenClaims } from '@kadr/contract';
import { KadrError } from '@kadr/contract/errors';
import { sendText } from '../http/send-text.ts';

/** A request for a stream, by a token that opens it. */
export interface StreamRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly query: URLSearchParams;
  readonly claims: StreamTokenClaims;
  /** Query of the addresses in manifests. */
  readonly tokenQuery: string;
}

export const dashType = 'application/dash+xml';
export const hlsType = 'application/vnd.apple.mpegurl';

/** Segments never change: a changed film is another asset. */
export const immutable = 'public, max-age=31536000, immutable';

/** Seconds that the manifest of something whole may be kept, if its token lasts that long. */
export const manifestAge = 60;

/** Answers with a manifest that may be kept for `age` seconds; null is not found. */
export function sendStreamManifest(
  { req, res, claims }: StreamRequest,
  manifest: string | null,
  { contentType, age, now }: { readonly contentType: string; readonly age: number; readonly now: Date },
): Promise<void> {
  if (manifest === null) throw new KadrError('NOT_FOUND');
  const secondsLeft = claims.e - Math.floor(now.getTime() / 1000);
  return sendText(req, res, manifest, {
    'content-type': contentType,
    'cache-control': `private, max-age=${Math.max(0, Math.min(age, secondsLeft))}`,
  });
}

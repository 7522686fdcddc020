/** Changes to each request before it leaves: playback headers, the newest token, the licence token. */
import { withQuery } from '../source/source.ts';
import type { LoadRequest } from './engine.ts';

/** Sent with licence requests only. */
const PRE_AUTHORIZATION_HEADER = 'x-pre-authorization';

interface OutgoingRequest {
  uris: string[];
  headers: Record<string, string>;
}

/** `key` is a key whose address a playlist names, as HLS does for ClearKey. */
export type RequestKind = 'stream' | 'licence' | 'key' | 'other';

/** Changes `outgoing` in place, as Shaka's filters do. Rejects when no licence token can be obtained. */
export async function prepareRequest(
  outgoing: OutgoingRequest,
  kind: RequestKind,
  request: LoadRequest,
): Promise<void> {
  if (kind === 'other') return;
  if (kind === 'key' && !isOfLicenceServer(outgoing, request)) return;
  Object.assign(outgoing.headers, request.headers());
  if (kind === 'licence' || kind === 'key') {
    if (request.drm !== null) outgoing.headers[PRE_AUTHORIZATION_HEADER] = await request.licenceToken();
    return;
  }
  const token = request.tokenQuery();
  if (token === null) return;
  const origin = originOf(request.url);
  outgoing.uris = outgoing.uris.map((uri) => (originOf(uri) === origin ? withQuery(uri, token) : uri));
}

/** A key's address in a playlist receives the licence token only where licences come from. */
function isOfLicenceServer({ uris }: OutgoingRequest, { drm }: LoadRequest): boolean {
  const server = drm?.urls.clearkey;
  return server !== undefined && uris.every((uri) => originOf(uri) === originOf(server));
}

function originOf(url: string): string {
  return new URL(url, globalThis.location?.href).origin;
}

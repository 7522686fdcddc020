import { createHash, createHmac, createSign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { StreamTokenClaims } from '@kadr/contract';

/**
 * A delivery network that checks the signature of each address itself:
 *
 * - `cloudfront`: a custom policy (Amazon CloudFront, "Use signed URLs"), signed with an RSA key.
 * - `akamai`: a token of Edge Auth 2.0, named `hdnts`.
 * - `nginx`: `secure_link` with `md5 = base64url(MD5("{expires}{path} {secret}"))`, in `edge` and `until`.
 */
export type Edge =
  | { readonly network: 'cloudfront'; readonly keyId: string; readonly key: KeyObject }
  | { readonly network: 'akamai'; readonly key: Buffer }
  | { readonly network: 'nginx'; readonly secret: string };

export interface StreamQueriesOptions {
  /** Null where the service answers each request itself. */
  readonly edge: Edge | null;
  /** Prefix of a stream's path: an address without a slash at its end. */
  readonly streamUrl: string;
  /** @throws KadrError STREAM_TOKEN_INVALID */
  readonly verify: (token: string) => StreamTokenClaims;
}

/** The queries that open streams, without `?`. */
export interface StreamQueries {
  /** Opens the streams of a token. @throws KadrError STREAM_TOKEN_INVALID where a network needs a signature */
  readonly of: (token: string) => string;
  /** Whether a network checks signatures, and so may cache answers that are the same for all viewers. */
  readonly hasEdge: boolean;
}

/** The service itself needs only the token. */
export const tokenQueries: StreamQueries = { of: queryOfToken, hasEdge: false };

/** The token and the network's signature, which is valid for the same asset or channel until the same moment. */
export function createStreamQueries({ edge, streamUrl, verify }: StreamQueriesOptions): StreamQueries {
  if (edge === null) return tokenQueries;
  return {
    of: (token) => {
      const { a, e } = verify(token);
      // A claim is an asset's id, or the path of a channel.
      const address = `${streamUrl}/${a.includes('/') ? a : `vod/${a}`}/`;
      return `${queryOfToken(token)}&${signed(edge, address, e)}`;
    },
    hasEdge: true,
  };
}

function queryOfToken(token: string): string {
  return `token=${encodeURIComponent(token)}`;
}

/** Opens all addresses below a prefix, until a moment in Unix seconds. */
function signed(edge: Edge, address: string, until: number): string {
  if (edge.network === 'cloudfront') return signedForCloudFront(edge, address, until);
  const { pathname } = new URL(address);
  if (edge.network === 'akamai') {
    const open = `exp=${until}~acl=${pathname}*`;
    return `hdnts=${open}~hmac=${createHmac('sha256', edge.key).update(open).digest('hex')}`;
  }
  const hash = createHash('md5').update(`${until}${pathname} ${edge.secret}`).digest('base64url');
  return `edge=${hash}&until=${until}`;
}

function signedForCloudFront(
  { key, keyId }: Extract<Edge, { network: 'cloudfront' }>,
  address: string,
  until: number,
): string {
  const policy = JSON.stringify({
    Statement: [{ Resource: `${address}*`, Condition: { DateLessThan: { 'AWS:EpochTime': until } } }],
  });
  // CloudFront requires RSA with SHA-1 here.
  const signature = createSign('RSA-SHA1').update(policy).sign(key);
  const parameters = [
    ['Policy', inAddress(Buffer.from(policy))],
    ['Signature', inAddress(signature)],
    ['Key-Pair-Id', encodeURIComponent(keyId)],
  ];
  return parameters.map((parameter) => parameter.join('=')).join('&');
}

/** Base64 with the characters that CloudFront replaces in addresses. */
const inAddress = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');

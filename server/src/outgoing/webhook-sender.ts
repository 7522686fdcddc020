import http from 'node:http';
import https from 'node:https';
import type { ApiPorts } from '@kadr/api';
import { hasInnerHost, InnerAddressError, publicLookup } from './public-address.ts';

/** Timeout of a request, in milliseconds. */
const timeout = 10_000;

/**
 * Sends webhooks. Without `mayBeInner`, a URL must use `https:` and resolve to the public Internet, which is checked at
 * each connection. Redirects are not followed, and only the status of the response counts.
 */
export function createWebhookSender(mayBeInner: boolean): ApiPorts['webhooks'] {
  return {
    refusal: async (address) => {
      const url = new URL(address);
      if (mayBeInner) return null;
      if (url.protocol !== 'https:') return 'must begin with https://';
      return hasInnerHost(url) ? 'leads to a private network' : null;
    },
    post: (address, body, headers) => post(new URL(address), body, headers, mayBeInner),
  };
}

async function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  mayBeInner: boolean,
): Promise<number> {
  // An IP address needs no lookup.
  if (!mayBeInner && (url.protocol !== 'https:' || hasInnerHost(url))) throw new InnerAddressError();
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const request = (url.protocol === 'https:' ? https : http).request(
    url,
    {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Kadr-Webhooks/1.0',
      },
      signal: AbortSignal.timeout(timeout),
      ...(!mayBeInner && { lookup: publicLookup }),
    },
    resolve,
  );
  request.on('error', reject);
  request.end(body);
  const response = await promise;
  response.destroy();
  return response.statusCode ?? 0;
}

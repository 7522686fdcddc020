import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Edge } from '@kadr/media';
import { z } from 'zod';

/** Variables of a delivery network that checks signed addresses of streams. */
export const edgeVariables = {
  KADR_EDGE: z.enum(['cloudfront', 'akamai', 'nginx']).optional(),
  KADR_EDGE_KEY: z.string().max(10_000).optional(),
  KADR_EDGE_KEY_ID: z.string().max(200).optional(),
};

const schema = z.object({ ...edgeVariables, KADR_STREAM_URL: z.string().optional() });
type EdgeValues = z.infer<typeof schema>;

/** The invalid variable, and what it must be; null when all are valid. */
export function edgeFault(values: EdgeValues): { readonly name: string; readonly message: string } | null {
  const { KADR_EDGE: network, KADR_EDGE_KEY: key } = values;
  if (network === undefined) return null;
  if (values.KADR_STREAM_URL === undefined)
    return { name: 'KADR_STREAM_URL', message: 'is required with KADR_EDGE' };
  if (key === undefined) return { name: 'KADR_EDGE_KEY', message: 'is required with KADR_EDGE' };
  if (network === 'akamai' && !/^(?:[0-9a-f]{2}){16,}$/i.test(key))
    return { name: 'KADR_EDGE_KEY', message: 'must be an even number of at least 32 hexadecimal digits' };
  if (network === 'nginx' && key.length < 32)
    return { name: 'KADR_EDGE_KEY', message: 'must be at least 32 characters long' };
  if (network !== 'cloudfront') return null;
  if (rsaKey(key) === null) return { name: 'KADR_EDGE_KEY', message: 'must be a private RSA key in PEM' };
  return values.KADR_EDGE_KEY_ID === undefined
    ? { name: 'KADR_EDGE_KEY_ID', message: 'is required with KADR_EDGE=cloudfront' }
    : null;
}

/** Null without a network. The values are valid. */
export function edgeOf({
  KADR_EDGE: network,
  KADR_EDGE_KEY: key = '',
  KADR_EDGE_KEY_ID: keyId = '',
}: EdgeValues): Edge | null {
  if (network === 'akamai') return { network, key: Buffer.from(key, 'hex') };
  if (network === 'nginx') return { network, secret: key };
  const privateKey = network === undefined ? null : rsaKey(key);
  return privateKey === null ? null : { network: 'cloudfront', key: privateKey, keyId };
}

/** Files of environment variables hold one line each: line feeds may be written as `\n`. */
function rsaKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

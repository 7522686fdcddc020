import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How a body travels (RFC 9110 §8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Clients send few spellings of these headers, and reading one takes longer than the rest of a cached answer. */
const kept = { max: 100, maxSize: 20_000, sizeCalculation: (_: unknown, header: string) => header.length };

const encodings = new LRUCache<string, Encoding>({
  ...kept,
  memoMethod: (header) => {
    const accepted = namesIn(new Negotiator({ headers: { 'accept-encoding': header } }).encodings());
    return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
  },
});

const types = new LRUCache<string, ReadonlySet<string>>({
  ...kept,
  memoMethod: (header) => namesIn(new Negotiator({ headers: { accept: header } }).mediaTypes()),
});

/** The best of our encodings that an `Accept-Encoding` header names (RFC 9110 §12.5.3). `*` names none. */
export function encodingOf(header: string | undefined): Encoding {
  return header === undefined || header === '' ? 'identity' : encodings.memo(header);
}

/**
 * Whether an `Accept` header names the media type itself (RFC 9110 §12.5.1). A wildcard does not: browsers send it
 * along with formats that they cannot read.
 */
export function acceptsType(header: string | undefined, type: string): boolean {
  return header !== undefined && header !== '' && types.memo(header).has(type);
}

function namesIn(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.map((value) => value.toLowerCase()));
}

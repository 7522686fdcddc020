import { KadrError } from '@kadr/contract/errors';
import { LRUCache } from 'lru-cache';
import type { StreamQueries } from './edge.ts';
import { parseStreamAddress } from './stream-address.ts';
import type { ParsedAddress } from './stream-address.ts';
import { writtenAddresses } from './stream-answer.ts';
import type { WrittenAddresses } from './stream-answer.ts';

/** The parsed address of a request for a stream. */
export interface ReadRequest extends ParsedAddress {
  readonly query: URLSearchParams;
  readonly token: string;
  readonly written: WrittenAddresses;
}

/** A player requests a live manifest every few seconds, at the same address for as long as its token is valid. */
const rememberedAddresses = 10_000;

/** Reads path and query of requests, and caches those of manifests. @throws KadrError NOT_FOUND for other addresses. */
export function createRequestReader(streams: StreamQueries): (address: string) => ReadRequest {
  const remembered = new LRUCache<string, ReadRequest>({ max: rememberedAddresses });
  return (address) => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const read = readRequest(address, streams);
    if (read.address.kind !== 'file' && read.address.kind !== 'text') remembered.set(address, read);
    return read;
  };
}

function readRequest(address: string, streams: StreamQueries): ReadRequest {
  const url = URL.parse(address, 'http://stream');
  const parsed = url && parseStreamAddress(decodePath(url.pathname));
  if (!parsed) throw new KadrError('NOT_FOUND');
  const token = url.searchParams.get('token') ?? '';
  const query = url.searchParams;
  return {
    ...parsed,
    query,
    token,
    written: writtenAddresses(query, token, streams),
  };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    throw new KadrError('NOT_FOUND', { cause: error });
  }
}

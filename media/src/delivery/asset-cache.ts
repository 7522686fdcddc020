import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { assetIndexSchema } from '../asset-index.ts';
import type { AssetIndex } from '../asset-index.ts';
import { playableParts } from '../playout/playable-parts.ts';
import type { PlayablePart } from '../playout/playable-parts.ts';
import type { Storage } from '../storage/storage.ts';
import { assetFiles } from './asset-files.ts';

export interface CachedAsset {
  readonly index: AssetIndex;
  readonly fileAt: ReturnType<typeof assetFiles>;
  /** The parts of it that channels can play. */
  readonly playable: readonly PlayablePart[];
  readonly etag: string;
  readonly size: number;
}

/** A deleted or replaced asset is noticed within this time while the storage answers, in milliseconds. */
const freshFor = 2000;
/** Milliseconds within which the storage must answer that. */
const answerWithin = 500;

/** An index in memory takes several times its JSON. */
const memoryPerByte = 4;

/**
 * Reads asset indexes through a cache of about `bytes`, least recently used first out. An index is read once, however
 * many requests ask for it at the same time. `null` means there is no such asset. While the storage does not answer, or
 * fails, the last known index is used, as a server in front uses its cache.
 */
export function createAssetCache(storage: Storage, bytes: number, now: () => Date) {
  const cache = new LRUCache<string, CachedAsset>({
    maxSize: bytes,
    sizeCalculation: ({ size }) => Math.max(1, size * memoryPerByte),
    ttl: freshFor,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (assetId, known) => {
      const key = `assets/${assetId}/index.json`;
      if (known !== undefined && (await storage.head(key))?.etag === known.etag) return known;
      const found = await storage.get(key);
      if (found === null) return undefined;
      const index = assetIndexSchema.parse(JSON.parse(await text(found.body)));
      return {
        index,
        fileAt: assetFiles(index),
        playable: playableParts(index),
        etag: found.object.etag,
        size: found.object.size,
      };
    },
  });
  return async (assetId: string): Promise<CachedAsset | null> => {
    const known = cache.get(assetId, { allowStale: true });
    const read = cache.fetch(assetId);
    if (known === undefined) return (await read) ?? null;
    return (await Promise.race([read.catch(() => known), knownAfter(known)])) ?? null;
  };
}

function knownAfter(known: CachedAsset): Promise<CachedAsset> {
  return new Promise((resolve) => void setTimeout(() => resolve(known), answerWithin).unref());
}

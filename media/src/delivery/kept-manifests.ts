import { LRUCache } from 'lru-cache';
import { textAnswer } from '../http/send-text.ts';
import type { TextAnswer } from '../http/send-text.ts';

/** Memory of a manifest beside its plain text: compressed forms, as a share, and its place in the cache, in bytes. */
const memory = { compressed: 1.5, entry: 500 } as const;

type Write = () => string | null | Promise<string | null>;

/**
 * Keeps manifests that are the same for all viewers, about `bytes` of them, least recently used first out. A key names
 * all that a manifest depends on, the moment included, so a kept one is never out of date. A manifest is written and
 * compressed once, however many requests ask for it at the same time.
 *
 * The returned function returns the manifest of `key`, from `write` where none is kept; null, which is not kept, where
 * `write` finds nothing.
 */
export function createKeptManifests(bytes: number) {
  const cache = new LRUCache<string, TextAnswer, Write>({
    maxSize: bytes,
    sizeCalculation: ({ plain }, key) =>
      Math.ceil(plain.length * memory.compressed) + key.length + memory.entry,
    fetchMethod: async (_key, _stale, { context: write }) => {
      const manifest = await write();
      return manifest === null ? undefined : textAnswer(manifest);
    },
  });
  return (key: string, write: Write): TextAnswer | Promise<TextAnswer | null> =>
    cache.get(key) ?? cache.fetch(key, { context: write }).then((kept) => kept ?? null);
}

export type KeptManifests = ReturnType<typeof createKeptManifests>;

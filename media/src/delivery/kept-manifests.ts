import { LRUCache } from 'lru-cache';
import { textAnswer } from '../http/send-text.ts';
import type { TextAnswer } from '../http/send-text.ts';

/** What a manifest takes beside its plain text: its compressed forms and its place in the cache, as a share and in bytes. */
const memory = { compressed: 1.5, entry: 500 } as const;

type Write = () => string | null | Promise<string | null>;

/**
 * Keeps manifests that are the same for all viewers, about `bytes` of them, least recently used first out. A key names
 * all that a manifest depends on, the moment included, so that nothing kept is ever out of date. However many ask at
 * once, a manifest is written and compressed once.
 *
 * The returned function gives the manifest of `key`, from `write` where none is kept; null, which is not kept, where
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

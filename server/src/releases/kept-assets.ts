import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '@kadr/media';
import { z } from 'zod';

/** Files of one kind (`web`, `console`, `brands`) that pages of a release load, by path. */
export type Assets = ReadonlyMap<string, Uint8Array>;

/** The assets of all releases of a service, in its storage. */
export interface KeptAssets {
  /**
   * Keeps the assets of this release. A process does so before it serves the first page, so other processes, which run
   * another release, can serve the page's files.
   */
  keep(kind: string, assets: Assets): Promise<void>;
  /** An asset of any kept release; null when none has it. */
  find(path: string): Promise<Uint8Array | null>;
  /** Removes the assets of releases that were replaced more than a week ago. */
  purge(): Promise<void>;
}

/** The index of one release's assets of a kind; they lie one after the other in the object beside it. */
const releaseSchema = z.object({
  /** The last start of a process with them, in milliseconds since 1970. */
  started_at: z.number(),
  /** First byte and the one after the last, by path. */
  files: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
type Release = z.infer<typeof releaseSchema>;

const prefix = 'releases/';
/** Milliseconds for which pages of a release work after a newer one has started. */
const keptFor = 7 * 24 * 3_600_000;
/** Names that carry a hash of the content; other names are in no release and are not looked for. */
const hashedName = /-[\w-]{7,}\.[a-z0-9]{2,11}$/i;

export function createKeptAssets(storage: Storage, clock: () => Date): KeptAssets {
  /** The index of each object that has been read: the byte range of each path. */
  const places = new Map<string, { readonly key: string; readonly start: number; readonly end: number }>();
  const known = new Set<string>();
  const load = async (): Promise<void> => {
    for await (const key of storage.list(prefix)) {
      if (known.has(key) || !key.endsWith('.json')) continue;
      const release = await readRelease(storage, key);
      if (release === null) continue;
      known.add(key);
      for (const [path, [start, end]] of Object.entries(release.files))
        places.set(path, { key: packOf(key), start, end });
    }
  };
  const refresh = oneAfterAnother(load);
  return {
    keep: (kind, assets) => keep(storage, clock, kind, assets),
    find: async (path) => {
      if (!hashedName.test(path)) return null;
      if (!places.has(path)) await refresh();
      const place = places.get(path);
      if (place === undefined) return null;
      const { key, start, end } = place;
      const found = await storage.get(key, { start, end: end - 1 });
      return found === null ? null : readAll(found);
    },
    purge: () => purge(storage, clock),
  };
}

async function keep(storage: Storage, clock: () => Date, kind: string, assets: Assets): Promise<void> {
  if (assets.size === 0) return;
  const paths = [...assets.keys()].toSorted();
  const id = createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 16);
  const key = `${prefix}${kind}/${id}.json`;
  const files: Record<string, [number, number]> = {};
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const path of paths) {
    const bytes = assets.get(path) ?? new Uint8Array();
    files[path] = [at, at + bytes.length];
    at += bytes.length;
    parts.push(bytes);
  }
  if ((await storage.head(packOf(key))) === null)
    await storage.put(packOf(key), Buffer.concat(parts), 'application/octet-stream');
  const release: Release = { started_at: clock().getTime(), files };
  await storage.put(key, Buffer.from(JSON.stringify(release)), 'application/json');
}

async function purge(storage: Storage, clock: () => Date): Promise<void> {
  const byKind = new Map<string, { readonly key: string; readonly startedAt: number }[]>();
  for await (const key of storage.list(prefix)) {
    const release = key.endsWith('.json') ? await readRelease(storage, key) : null;
    if (release === null) continue;
    const [, kind = ''] = key.split('/');
    byKind.set(kind, [...(byKind.get(kind) ?? []), { key, startedAt: release.started_at }]);
  }
  const since = clock().getTime() - keptFor;
  for (const releases of byKind.values()) {
    const inOrder = releases.toSorted((one, other) => one.startedAt - other.startedAt);
    const old = inOrder.filter((_, index) => (inOrder[index + 1]?.startedAt ?? Infinity) < since);
    for (const { key } of old) {
      await storage.delete(key);
      await storage.delete(packOf(key));
    }
  }
}

function packOf(key: string): string {
  return key.replace(/\.json$/, '.bin');
}

async function readRelease(storage: Storage, key: string): Promise<Release | null> {
  const found = await storage.get(key);
  if (found === null) return null;
  const release = releaseSchema.safeParse(JSON.parse(Buffer.from(await readAll(found)).toString()));
  return release.success ? release.data : null;
}

function readAll({
  bytes,
  body,
}: Pick<NonNullable<Awaited<ReturnType<Storage['get']>>>, 'bytes' | 'body'>): Promise<Uint8Array> {
  return bytes === undefined ? buffer(body) : bytes();
}

/** Runs `work` one call at a time. Callers share the next run that has not begun, so it begins after they asked. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    const begun = work();
    running = begun.catch(() => undefined).finally(() => (running = null));
    return begun;
  };
  return () => {
    if (running === null && next === null) return begin();
    return (next ??= (running ?? Promise.resolve()).then(begin));
  };
}

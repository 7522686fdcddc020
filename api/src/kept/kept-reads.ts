import { LRUCache } from 'lru-cache';
import { roughSize } from './rough-size.ts';

/**
 * Sources of reads, as the database's triggers name them (migration `content_changes`): data that operators import and
 * workers publish, the guide of channels, what channels play, popularity of titles, and their ratings.
 */
export type Source = 'content' | 'guide' | 'runs' | 'popularity' | 'ratings' | `rating ${number}`;

/** Dependencies of a read besides the content. */
export interface ReadOptions<T> {
  /** Sources. When they are derived from the value, a value is kept only if nothing at all changed during the read. */
  readonly of?: readonly Source[] | ((value: T) => readonly Source[]);
  /** The moment (Unix milliseconds) until which a value holds if nothing changes; null: without an end. */
  readonly until?: (value: T) => number | null;
}

export interface EachOptions<Id, T> {
  readonly keyOf: (id: Id) => string;
  readonly of?: (id: Id) => readonly Source[];
  /** As for a single read; a missing value is missing until something changes. */
  readonly until?: (value: T) => number | null;
}

/**
 * Reads that are the same for all viewers of one kind, kept in memory until their sources change, in any process.
 * Nothing of one viewer, and nothing that money depends on, may be read through it. A value is shared: callers must not
 * change it.
 */
export interface KeptReads {
  /** The result of `read`, which runs once for any number of simultaneous calls with `key`. Errors are not kept. */
  get<T extends {} | null>(key: string, read: () => Promise<T>, options?: ReadOptions<T>): Promise<T>;
  /** The same for several values: missing ones are read together, those that do not exist are left out. */
  each<Id extends number | string, T extends {}>(
    ids: readonly Id[],
    read: (missing: readonly Id[]) => Promise<ReadonlyMap<Id, T>>,
    options: EachOptions<Id, T>,
  ): Promise<Map<Id, T>>;
  /** Counts changes: while the number stays the same, nothing at all has changed; null while nothing may be kept. */
  readonly generation: () => number | null;
  /** Handles a notification of the database about a change. */
  readonly hear: (source: string) => void;
  /** From now on changes are received; nothing is kept before that. */
  readonly open: () => void;
  /** From now on changes may be missed. */
  readonly close: () => void;
}

interface Entry {
  readonly value: unknown;
  readonly of: readonly Source[];
  readonly stamp: number;
  readonly until: number | null;
}

interface Kept {
  readonly clock: () => Date;
  readonly entries: LRUCache<string, Entry>;
  /** How often each source has changed. */
  readonly changes: Map<string, number>;
  /** How often any source has changed. */
  generation: number;
  readonly underWay: Map<string, { readonly stamp: number; readonly value: Promise<unknown> }>;
  isOpen: boolean;
}

/** @param maxBytes approximate capacity; the least recently used values are evicted first */
export function createKeptReads(clock: () => Date, maxBytes = 32 * 1024 * 1024): KeptReads {
  const kept: Kept = {
    clock,
    entries: new LRUCache({ maxSize: maxBytes }),
    changes: new Map(),
    generation: 0,
    underWay: new Map(),
    isOpen: false,
  };
  return {
    get: (key, read, options = {}) => get(kept, key, read, options),
    each: (ids, read, options) => each(kept, ids, read, options),
    generation: () => (kept.isOpen ? kept.generation : null),
    hear: (source) => hear(kept, source),
    open: () => {
      hear(kept, 'content');
      kept.isOpen = true;
    },
    close: () => {
      kept.isOpen = false;
      kept.entries.clear();
    },
  };
}

function hear(kept: Kept, source: string): void {
  kept.generation += 1;
  // Every read depends on the content.
  if (source === 'content') kept.entries.clear();
  const names = source.startsWith('rating ') ? [source, 'ratings'] : [source];
  for (const name of names) kept.changes.set(name, (kept.changes.get(name) ?? 0) + 1);
}

/** Increases with each change of the content or of these sources. */
function stampOf({ changes }: Kept, of: readonly Source[]): number {
  let stamp = changes.get('content') ?? 0;
  for (const source of of) stamp += changes.get(source) ?? 0;
  return stamp;
}

function valueOf(kept: Kept, key: string): unknown {
  const entry = kept.entries.get(key);
  if (entry === undefined) return undefined;
  const isGood =
    entry.stamp === stampOf(kept, entry.of) && (entry.until === null || kept.clock().getTime() < entry.until);
  if (isGood) return entry.value;
  kept.entries.delete(key);
  return undefined;
}

function keep(kept: Kept, key: string, entry: Entry): void {
  kept.entries.set(key, entry, { size: roughSize(entry.value) + 2 * key.length });
}

async function get<T extends {} | null>(
  kept: Kept,
  key: string,
  read: () => Promise<T>,
  options: ReadOptions<T>,
): Promise<T> {
  if (!kept.isOpen) return read();
  const known = valueOf(kept, key);
  if (known !== undefined) return known as T;
  const { of = [] } = options;
  const stamp = typeof of === 'function' ? kept.generation : stampOf(kept, of);
  const underWay = kept.underWay.get(key);
  if (underWay?.stamp === stamp) return underWay.value as Promise<T>;
  const value = readAndKeep(kept, key, read, { ...options, of, stamp });
  const mine = { stamp, value };
  kept.underWay.set(key, mine);
  try {
    return await value;
  } finally {
    if (kept.underWay.get(key) === mine) kept.underWay.delete(key);
  }
}

async function readAndKeep<T>(
  kept: Kept,
  key: string,
  read: () => Promise<T>,
  { of, until, stamp }: Required<Pick<ReadOptions<T>, 'of'>> & ReadOptions<T> & { readonly stamp: number },
): Promise<T> {
  const value = await read();
  const sources = typeof of === 'function' ? of(value) : of;
  // The value may not include a change made during the read.
  const isUnchanged = stamp === (typeof of === 'function' ? kept.generation : stampOf(kept, sources));
  if (kept.isOpen && isUnchanged)
    keep(kept, key, { value, of: sources, stamp: stampOf(kept, sources), until: until?.(value) ?? null });
  return value;
}

async function each<Id extends number | string, T extends {}>(
  kept: Kept,
  ids: readonly Id[],
  read: (missing: readonly Id[]) => Promise<ReadonlyMap<Id, T>>,
  { keyOf, of = () => [], until }: EachOptions<Id, T>,
): Promise<Map<Id, T>> {
  const found = new Map<Id, T>();
  const missing: Id[] = [];
  for (const id of new Set(ids)) {
    const value = kept.isOpen ? valueOf(kept, keyOf(id)) : undefined;
    if (value === undefined) missing.push(id);
    else if (value !== null) found.set(id, value as T);
  }
  if (missing.length === 0) return found;
  const stamps = missing.map((id) => stampOf(kept, of(id)));
  const values = await read(missing);
  for (const [at, id] of missing.entries()) {
    const value = values.get(id);
    if (value !== undefined) found.set(id, value);
    const sources = of(id);
    const stamp = stampOf(kept, sources);
    if (kept.isOpen && stamp === stamps[at])
      keep(kept, keyOf(id), {
        value: value ?? null,
        of: sources,
        stamp,
        until: value === undefined ? null : (until?.(value) ?? null),
      });
  }
  return found;
}

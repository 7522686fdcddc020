import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { recipe } from './fingerprints.ts';
import type { Fingerprints } from './fingerprints.ts';

const picturesSchema = z.object({
  logo: z.object({ rus: z.string(), eng: z.string(), hye: z.string() }),
  visit_card: z.object({ rus: z.string(), eng: z.string(), hye: z.string() }),
  background: z.string(),
  color: z.string(),
  screenshots: z.array(z.string()),
});

const journalSchema = z.object({
  recipe: z.int().default(recipe),
  /** Of the texts that were imported last. */
  version: z.string(),
  /** Of the content that each picture and film was made from; without one it counts as today's. */
  fingerprints: z.record(z.string(), z.string()).default({}),
  /** Stored pictures of titles and portraits of persons, by slug. */
  titles: z.record(z.string(), picturesSchema),
  portraits: z.record(z.string(), z.string()),
  /** Pictures of collections, promo events, songs, services and channels, by its key. */
  others: z.record(z.string(), z.string()),
  /** Upright pictures of clips, by slug. */
  clips: z.record(z.string(), z.string()).default({}),
  /** What films are composed of, by name: the ingest that makes it, and what was made. */
  materials: z.record(z.string(), z.object({ ingest: z.int(), asset: z.string().nullable() })),
  /** Where openings of titles and clips are, by slug. */
  openings: z.record(z.string(), z.object({ asset: z.string(), segment: z.int() })).default({}),
  /** Songs of the karaoke catalogue, by slug: the ingest, and whether the song can be wanted. */
  songs: z.record(z.string(), z.object({ ingest: z.int(), isPublished: z.boolean() })).default({}),
  /** What has its asset, or gets it when it is wanted: the slug of a film or episode, with `trailer:` or `showcase:` before it for those. */
  composed: z.array(z.string()),
});
type Entries = Omit<z.infer<typeof journalSchema>, 'recipe' | 'fingerprints'>;

/** What the service already has of the demo, so that a start continues where the last one stopped. */
export interface Journal extends Entries {
  readonly save: () => Promise<void>;
}

/** The journal in `folder`, without entries whose content or pictures have changed since; empty when there is none. */
export async function openJournal(folder: string, known: Fingerprints): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'journal.json');
  const found = journalSchema.safeParse(await readJson(file)).data;
  const entries = found?.recipe === recipe ? found : { ...emptyEntries(), fingerprints: {} };
  let writing = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const journal: Journal = {
    ...stillTrue(entries, entries.fingerprints, known),
    // Calls during a write share the next one.
    save: () =>
      (waiting ??= writing
        .catch(() => undefined)
        .then(() => {
          waiting = null;
          return (writing = write());
        })),
  };
  const write = async (): Promise<void> => {
    const { save: _save, ...said } = journal;
    const fingerprints = Object.fromEntries(
      keysOf(said).flatMap((key) => {
        const current = known.get(key);
        return current === undefined ? [] : [[key, current] as const];
      }),
    );
    await writeFile(`${file}.partial`, JSON.stringify({ recipe, fingerprints, ...said }));
    await rename(`${file}.partial`, file);
  };
  return journal;
}

/** Removes all entries: the journal is of another service. */
export function clear(journal: Journal): void {
  Object.assign(journal, emptyEntries());
}

function emptyEntries(): Entries {
  return {
    version: '',
    titles: {},
    portraits: {},
    others: {},
    clips: {},
    materials: {},
    openings: {},
    songs: {},
    composed: [],
  };
}

/** Entries of what is now what it was when they were written. */
function stillTrue(
  { version, titles, portraits, others, clips, materials, openings, songs, composed }: Entries,
  before: Readonly<Record<string, string>>,
  now: ReadonlyMap<string, string>,
): Entries {
  const isTrue = (key: string): boolean => before[key] === undefined || before[key] === now.get(key);
  const only = <T>(entries: Readonly<Record<string, T>>, kind: string): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => isTrue(`${kind}/${key}`)));
  return {
    version,
    materials,
    titles: only(titles, 'title'),
    portraits: only(portraits, 'person'),
    others: only(others, 'other'),
    clips: only(clips, 'film'),
    openings: only(openings, 'film'),
    songs: only(songs, 'song'),
    composed: composed.filter((key) => isTrue(`film/${slugOf(key)}`)),
  };
}

/** Keys of the fingerprints of everything there is. */
function keysOf({ titles, portraits, others, clips, openings, songs, composed }: Entries): string[] {
  const keys = (kind: string, slugs: readonly string[]): string[] => slugs.map((slug) => `${kind}/${slug}`);
  return [
    ...keys('title', Object.keys(titles)),
    ...keys('person', Object.keys(portraits)),
    ...keys('other', Object.keys(others)),
    ...keys('song', Object.keys(songs)),
    ...keys('film', [...Object.keys(clips), ...Object.keys(openings), ...composed.map(slugOf)]),
  ];
}

/** The slug in the key of something composed. */
const slugOf = (key: string): string => key.slice(key.indexOf(':') + 1);

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

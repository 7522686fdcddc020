import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { demoFilms } from '../content/films.ts';
import { toImport } from '../content/import.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';

/** Raised when the same content is to be drawn, composed or cut differently. */
const recipe = 1;

const picturesSchema = z.object({
  logo: z.object({ rus: z.string(), eng: z.string(), hye: z.string() }),
  visit_card: z.object({ rus: z.string(), eng: z.string(), hye: z.string() }),
  background: z.string(),
  color: z.string(),
  screenshots: z.array(z.string()),
});

const journalSchema = z.object({
  /** Of the content that this is about. */
  version: z.string(),
  /** Everything is there. */
  isComplete: z.boolean(),
  /** Stored pictures of titles and portraits of persons, by slug. */
  titles: z.record(z.string(), picturesSchema),
  portraits: z.record(z.string(), z.string()),
  /** Pictures of collections, promo events, songs and services, by the key of what is drawn. */
  others: z.record(z.string(), z.string()),
  /** What films are composed of, by name: the ingest that makes it, and what was made. */
  materials: z.record(z.string(), z.object({ ingest: z.int(), asset: z.string().nullable() })),
  /** Assets that titles have been given: the slug of what can be watched, `trailer:` and `showcase:` before it for those. */
  composed: z.array(z.string()),
});
export type StoredPictures = z.infer<typeof picturesSchema>;
type Entries = z.infer<typeof journalSchema>;

/** What of the demo is in the service already, so that a start goes on where the last one was ended. */
export interface Journal extends Omit<Entries, 'version'> {
  readonly save: () => Promise<void>;
}

/** The journal in `folder`; an empty one when there is none, or when it is about other content than this program's. */
export async function openJournal(folder: string): Promise<Journal> {
  const file = path.join(folder, 'journal.json');
  const version = contentVersion();
  const found = journalSchema.safeParse(await readJson(file)).data;
  const entries = found?.version === version ? found : emptyEntries(version);
  let writing = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const journal: Journal = {
    ...entries,
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
    const { isComplete, titles, portraits, others, materials, composed } = journal;
    await mkdir(folder, { recursive: true });
    await writeFile(
      `${file}.partial`,
      JSON.stringify({ version, isComplete, titles, portraits, others, materials, composed }),
    );
    await rename(`${file}.partial`, file);
  };
  return journal;
}

/** Forgets everything: the service behind the journal turned out to be another one. */
export function clear(journal: Journal): void {
  Object.assign(journal, emptyEntries(''));
}

function emptyEntries(version: string): Entries {
  return { version, isComplete: false, titles: {}, portraits: {}, others: {}, materials: {}, composed: [] };
}

function contentVersion(): string {
  const titles = [...demoFilms, ...demoSeries].map(({ slug, art, mood, lines }) => ({
    slug,
    art,
    mood,
    lines,
  }));
  return createHash('sha256')
    .update(JSON.stringify([recipe, toImport(), titles, demoPictured]))
    .digest('hex')
    .slice(0, 16);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

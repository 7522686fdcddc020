import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The finished stages of a job, kept in its work directory: a resumed job repeats none of them. A stage's own files lie
 * in the same directory and are renamed into place before the stage counts as done.
 */
export interface Journal {
  /** The result of stage `name`: as noted, or by running and noting it now. */
  stage<Result>(name: string, schema: z.ZodType<Result>, run: () => Promise<Result>): Promise<Result>;
  /** Makes the stage run again. */
  forget(name: string): Promise<void>;
  /** A path for a stage's unfinished files or folders; leftovers of earlier attempts under such names are removed. */
  readonly unfinished: (name: string) => string;
}

const unfinishedMark = '.unfinished-';

/**
 * Opens the journal in `workDir`, made when missing. Notes that were made for another `fingerprint` (another source or
 * other settings) do not count.
 */
export async function openJournal(workDir: string, fingerprint: string): Promise<Journal> {
  await mkdir(workDir, { recursive: true });
  for (const name of await readdir(workDir)) {
    if (name.includes(unfinishedMark)) await rm(join(workDir, name), { recursive: true, force: true });
  }
  const noteOf = (name: string): string => join(workDir, `${name}.done.json`);

  async function read(name: string): Promise<unknown> {
    try {
      const note = noteSchema.safeParse(JSON.parse(await readFile(noteOf(name), 'utf8')));
      return note.success && note.data.fingerprint === fingerprint ? note.data.result : undefined;
    } catch {
      return undefined;
    }
  }

  const journal: Journal = {
    async stage(name, schema, run) {
      const noted = schema.safeParse(await read(name));
      if (noted.success) return noted.data;
      const result = await run();
      await writeWhole(noteOf(name), journal.unfinished(name), JSON.stringify({ fingerprint, result }));
      return result;
    },
    async forget(name) {
      await rm(noteOf(name), { force: true });
    },
    unfinished: (name) => join(workDir, `${name}${unfinishedMark}${randomUUID()}`),
  };
  return journal;
}

const noteSchema = z.object({ fingerprint: z.string(), result: z.unknown() });

/** Writes a file that exists completely, also after a power cut, or not at all. */
async function writeWhole(path: string, unfinished: string, text: string): Promise<void> {
  const file = await open(unfinished, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface Migration {
  /** Name of its file without the extension: `0059_attention`. */
  readonly name: string;
  /** Milliseconds since 1970; identifies a migration. */
  readonly createdAt: number;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * If false, each statement runs by itself, for statements that PostgreSQL refuses in a transaction (`create index
   * concurrently`). All statements must then be repeatable, because the next start runs them again after a failure.
   */
  readonly isTransaction: boolean;
}

/** Folder of the checked-in migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** First line of a migration that runs statement by statement. */
const withoutTransaction = '-- without transaction';

/** The migrations of this release, in order. */
export function readMigrations(): Migration[] {
  const { entries } = journalSchema.parse(
    JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  );
  return entries.map(({ tag, when }) => {
    const text = readFileSync(path.join(migrationsFolder, `${tag}.sql`), 'utf8');
    return {
      name: tag,
      createdAt: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      isTransaction: !text.startsWith(withoutTransaction),
    };
  });
}

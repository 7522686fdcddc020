import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A backup cannot be made, read or restored; the message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const manifestSchema = z.object({
  /** Version of the folder's layout. */
  format: z.literal(1),
  /** The moment of the database's snapshot, in Unix seconds. */
  made_at: z.int(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** The last value of each sequence; null for an unused one. */
  sequences: z.record(z.string(), z.string().nullable()),
  has_storage: z.boolean(),
  has_secrets: z.boolean(),
  /** SHA-256 of `checksums.sha256`, which has those of all other files. */
  checksums: z.string(),
});

/**
 * `manifest.json` of a backup. Beside it lie `checksums.sha256`, `database/TABLE.jsonl.gz` (one row a line, as
 * PostgreSQL writes a composite value), `storage/` and `secrets/`.
 */
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';
export const checksumsFile = 'checksums.sha256';

/** @throws BackupError when the folder has no manifest that this release can read */
export function readManifest(folder: string): Manifest {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8'));
  } catch (cause) {
    throw new BackupError(`${folder} is no backup: it has no readable ${manifestFile}.`, { cause });
  }
  const manifest = manifestSchema.safeParse(written);
  if (!manifest.success) throw new BackupError(`${folder} was not made by this release or one before it.`);
  return manifest.data;
}

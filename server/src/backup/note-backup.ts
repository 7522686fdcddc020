import { SteadyClient } from '@kadr/api';
import type { Manifest } from './manifest.ts';

/** Records in the database that a backup was made, for the console. */
export async function noteBackup(
  databaseUrl: string,
  {
    manifest,
    folder,
    bytes,
  }: { readonly manifest: Manifest; readonly folder: string; readonly bytes: number },
): Promise<void> {
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into backups (made_at, folder, rows, bytes, has_storage, has_secrets)
       values (to_timestamp($1), $2, $3, $4, $5, $6)`,
      [
        manifest.made_at,
        folder,
        manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        bytes,
        manifest.has_storage,
        manifest.has_secrets,
      ],
    );
  } finally {
    await client.end();
  }
}

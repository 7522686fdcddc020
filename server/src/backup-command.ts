import path from 'node:path';
import { makeBackup } from './backup/backup.ts';
import { bytesBelow } from './backup/files.ts';
import { noteBackup } from './backup/note-backup.ts';
import type { Config } from './config/config.ts';
import { reachDatabase } from './reach-database.ts';
import { say } from './terminal.ts';

/** `npm run kadr -- backup`. Standard output gets the folder. */
export async function backupCommand(
  config: Config,
  { folder, withSecrets }: { readonly folder: string; readonly withSecrets: boolean },
): Promise<number> {
  const whole = path.resolve(folder);
  const database = await reachDatabase(config);
  try {
    const manifest = await makeBackup({
      databaseUrl: database.url,
      dataDir: config.dataDir,
      folder: whole,
      hasStorage: config.s3 === null,
      withSecrets,
    });
    const { tables } = manifest;
    await noteBackup(database.url, { manifest, folder: whole, bytes: await bytesBelow(whole) });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`The backup has ${tables.length} tables with ${rows} rows, and is whole.`);
    if (config.s3 !== null) say('Films and pictures stay in the bucket. Turn on versioning there.');
    if (!withSecrets)
      say(
        'The secrets are not in it. Keep the content key in another place: without it no protected film plays.',
      );
    process.stdout.write(`${whole}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

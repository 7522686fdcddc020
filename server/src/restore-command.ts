import path from 'node:path';
import { restoreBackup } from './backup/restore.ts';
import type { Config } from './config/config.ts';
import { startDatabase } from './reach-database.ts';
import { say } from './terminal.ts';

/** `npm run kadr -- restore`. */
export async function restoreCommand(
  config: Config,
  { folder }: { readonly folder: string },
): Promise<number> {
  const direct = config.databaseListenUrl ?? config.databaseUrl;
  const { has_secrets: hasSecrets } = await restoreBackup({
    folder: path.resolve(folder),
    dataDir: config.dataDir,
    openDatabase: () =>
      direct === null
        ? startDatabase(config)
        : Promise.resolve({ url: direct, close: () => Promise.resolve() }),
  });
  say(`Restored everything to ${config.dataDir}.`);
  if (!hasSecrets && config.contentKey === null)
    say('Restore the content key before you start the service: the file content-key, or KADR_CONTENT_KEY.');
  return 0;
}

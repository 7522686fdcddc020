import { migrate } from '@kadr/api';
import type { Config } from './config/config.ts';
import { reachDatabase } from './reach-database.ts';
import { say } from './terminal.ts';

/** `npm run kadr -- migrate`. */
export async function migrateCommand(config: Config): Promise<number> {
  const database = await reachDatabase(config);
  try {
    await migrate(database.url, {
      onBlocked: (name) => say(`The migration ${name} is waiting for tables in use.`),
    });
    say('The database is up to date.');
    return 0;
  } finally {
    await database.close();
  }
}

import { desc, sql } from 'drizzle-orm';
import type { ServiceState } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { backups } from '../tables/backups.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** The largest number of backups listed. */
const mostBackups = 20;

/** Versions, database, storage and backups, as this process sees them. */
export async function serviceState(
  db: Database,
  { machine }: Pick<ApiPorts, 'machine'>,
): Promise<ServiceState> {
  const [facts, database, made] = await Promise.all([
    machine.facts(),
    databaseState(db),
    db.select().from(backups).orderBy(desc(backups.madeAt)).limit(mostBackups),
  ]);
  return {
    ...facts,
    database,
    backups: made.map(({ madeAt, folder, rows, bytes, hasStorage, hasSecrets }) => ({
      made_at: secondsOf(madeAt),
      folder,
      rows,
      bytes,
      has_storage: hasStorage,
      has_secrets: hasSecrets,
    })),
  };
}

async function databaseState(db: Database): Promise<ServiceState['database']> {
  const { rows } = await db.execute<{
    [Key in keyof ServiceState['database']]: ServiceState['database'][Key];
  }>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::double precision as bytes,
      (select count(*)::integer from drizzle.__drizzle_migrations) as migrations,
      (select name from drizzle.__drizzle_migrations order by id desc limit 1) as last_migration,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::integer as max_connections`);
  const [state] = rows;
  if (state === undefined) throw new Error('The database returned nothing about itself.');
  return state;
}

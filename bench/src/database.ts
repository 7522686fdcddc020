import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** Line of `postmaster.pid` with the folder of the database's socket. */
const socketLine = 4;

/** The folder of the socket of a running service's embedded PostgreSQL. @throws when it has none */
export function socketOf(dataDir: string): string {
  const host = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[socketLine];
  if (host === undefined) throw new Error(`The database in ${dataDir} has no socket.`);
  return host;
}

/** A connection to a database of a running service's embedded PostgreSQL. @throws when it has none */
export async function connectTo(dataDir: string, database: 'kadr' | 'postgres'): Promise<Client> {
  const client = new Client({ host: socketOf(dataDir), user: 'kadr', database });
  await client.connect();
  return client;
}

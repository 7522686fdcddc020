import type { Pool } from 'pg';
import { openDatabase } from '../database/database.ts';
import { findAnyContentKey, findMasterKey, insertMasterKey } from './repository.ts';
import { masterKeyFingerprint } from '../sealing/sealed-key.ts';

/** The master key of content keys is not the one that this database was first used with. */
export class WrongMasterKeyError extends Error {
  override readonly name = 'WrongMasterKeyError';
}

/**
 * Refuses a master key other than that of the first process on this database: it could not open the keys of protected
 * films, and would seal those of new films so that no other process can open them.
 *
 * @throws WrongMasterKeyError
 */
export async function checkMasterKey(pool: Pool, master: Uint8Array): Promise<void> {
  const db = openDatabase(pool);
  const fingerprint = masterKeyFingerprint(master);
  const known = await findMasterKey(db);
  if (known === undefined) {
    // Keys sealed before fingerprints were stored begin with the first digits of one.
    const sealed = await findAnyContentKey(db);
    if (sealed !== undefined && !sealed.startsWith(`${fingerprint.slice(0, 8)}.`)) throw wrong();
    await insertMasterKey(db, fingerprint);
  }
  // Of processes that start together, only the first one's fingerprint is stored.
  if ((known ?? (await findMasterKey(db))) !== fingerprint) throw wrong();
}

function wrong(): WrongMasterKeyError {
  return new WrongMasterKeyError(
    'KADR_CONTENT_KEY (or the file content-key in the data folder) is not the master key that this database is used with: protected films could not be played. Give the key that it was first started with.',
  );
}

import type { Pool } from 'pg';
import { openDatabase } from '../database/database.ts';
import { findAnyContentKey, findMasterKey, insertMasterKey } from './repository.ts';
import { masterKeyFingerprint } from '../sealing/sealed-key.ts';

/** The master key of content keys is not the one that this database is used with. */
export class WrongMasterKeyError extends Error {
  override readonly name = 'WrongMasterKeyError';
}

/**
 * Refuses a master key other than the one that the first process on this database had: it could open no key of a protected
 * film, and would seal those of new films so that no other process can.
 *
 * @throws WrongMasterKeyError
 */
export async function checkMasterKey(pool: Pool, master: Uint8Array): Promise<void> {
  const db = openDatabase(pool);
  const fingerprint = masterKeyFingerprint(master);
  const known = await findMasterKey(db);
  if (known === undefined) {
    // Keys that were sealed before fingerprints were kept begin with the first digits of one.
    const sealed = await findAnyContentKey(db);
    if (sealed !== undefined && !sealed.startsWith(`${fingerprint.slice(0, 8)}.`)) throw wrong();
    await insertMasterKey(db, fingerprint);
  }
  // Of processes that start together the first has written its own.
  if ((known ?? (await findMasterKey(db))) !== fingerprint) throw wrong();
}

function wrong(): WrongMasterKeyError {
  return new WrongMasterKeyError(
    'KADR_CONTENT_KEY (or the file content-key in the data folder) is not the master key that this database is used with: protected films could not be played. Give the key that it was first started with.',
  );
}

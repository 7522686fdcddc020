import { timingSafeEqual } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findContentKeys, insertContentKey } from './repository.ts';
import { keySeal } from '../sealing/sealed-key.ts';

/** The keys that assets are encrypted with. Only workers and licences see them unsealed. */
export interface ContentKeys {
  /**
   * Stores a new random key, or the operator's own, and returns its id.
   *
   * @throws KadrError CONFLICT when another key has the operator's id.
   */
  add(own: { readonly id: string; readonly key: string } | null, now: Date): Promise<string>;
  /** Keys by id, 16 bytes each; unknown ids are missing. */
  open(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** Length of a key, and of its id, in bytes. */
const keyLength = 16;

export function createContentKeys(
  db: Database,
  { secrets, random }: Pick<ApiPorts, 'secrets' | 'random'>,
): ContentKeys {
  const { seal, open } = keySeal(secrets.contentKeys, random);

  const opened: ContentKeys['open'] = async (ids) => {
    if (ids.length === 0) return new Map();
    const sealed = await findContentKeys(db, ids);
    return new Map([...sealed].map(([id, text]) => [id, open(id, text)]));
  };

  return {
    add: async (own, now) => {
      const id = own?.id ?? Buffer.from(random(keyLength)).toString('hex');
      const key = own === null ? random(keyLength) : Buffer.from(own.key, 'hex');
      if (await insertContentKey(db, { id, sealed: seal(id, key), createdAt: now })) return id;
      const known = (await opened([id])).get(id);
      if (known === undefined || !timingSafeEqual(known, key))
        throw new KadrError('CONFLICT', { message: `There is another key with the id ${id}.` });
      return id;
    },
    open: opened,
  };
}

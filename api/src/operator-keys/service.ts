import { KadrError } from '@kadr/contract';
import type { OperatorKey, OperatorKeyInput } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { missingPermission } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { digestOf, isSameSecret, newSecret } from '../sealing/random-secret.ts';
import { dateOf, secondsOf } from '../text/unix-seconds.ts';
import {
  findKeyById,
  findKeyBySecret,
  findKeys,
  insertKey,
  writeLastUse,
  writeRevocation,
} from './repository.ts';
import type { KeyRow, PresentedKey } from './repository.ts';

export interface OperatorKeysService {
  /**
   * The principal of a header `Authorization: Bearer …`; null when it is not an operator's, and for a key that is
   * expired, revoked, unknown, or of a disabled member of staff. Only a token in the form of a key is looked up in the
   * database.
   */
  readonly find: (authorization: string | undefined) => Promise<Principal | null>;
  /**
   * Creates a key and returns its secret, which is not stored.
   *
   * @throws KadrError FORBIDDEN for a permission that `by` does not have; INVALID_INPUT for an end that has passed, or
   *   is later than that of `by`
   */
  create(input: OperatorKeyInput, by: Principal, now: Date): Promise<{ key: OperatorKey; secret: string }>;
  /** The current permissions of a key; null for one that is no longer valid. */
  principalOf(id: number): Promise<Principal | null>;
  /** Lists keys, the latest first, including those that are no longer valid. */
  list(): Promise<OperatorKey[]>;
  /** Revokes a key. @throws KadrError NOT_FOUND */
  revoke(id: number, now: Date): Promise<OperatorKey>;
}

const secretPrefix = 'kadr_key_';
const secretPattern = /^kadr_key_[\w-]{43}$/;

/** The shortest interval between two records of a key's use, in milliseconds. */
const betweenNotes = 60_000;

export function createOperatorKeysService(
  db: Database,
  { random, clock, secrets }: Pick<ApiPorts, 'random' | 'clock' | 'secrets'>,
): OperatorKeysService {
  return {
    find: async (authorization) => {
      const presented = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
      if (presented === undefined) return null;
      if (isSameSecret(presented, secrets.operatorToken)) return { kind: 'token' };
      if (!secretPattern.test(presented)) return null;
      const row = await findKeyBySecret(db, digestOf(presented));
      const now = clock();
      if (row === undefined || !isGood(row, now)) return null;
      const since = new Date(now.getTime() - betweenNotes);
      if (row.lastUsedAt === null || row.lastUsedAt < since) await writeLastUse(db, row.id, now, since);
      return asPrincipal(row);
    },

    principalOf: async (id) => {
      const row = await findKeyById(db, id);
      return row === undefined || !isGood(row, clock()) ? null : asPrincipal(row);
    },

    create: async ({ name, permissions, expires_at }, by, now) => {
      const missing = missingPermission(by, permissions);
      if (missing !== null)
        throw new KadrError('FORBIDDEN', {
          message: `An API key cannot give the permission “${missing}”, which it does not have itself.`,
          field: 'permissions',
        });
      const expiresAt = dateOf(expires_at);
      if (expiresAt !== null && expiresAt <= now)
        throw new KadrError('INVALID_INPUT', {
          message: 'expires_at: has passed already.',
          field: 'expires_at',
        });
      if (by.kind === 'key') await refuseToOutlive(by.id, expiresAt);
      const secret = secretPrefix + newSecret({ random });
      const row = await insertKey(db, {
        name,
        secretHash: digestOf(secret),
        permissions: [...new Set(permissions)],
        createdAt: now,
        createdBy: by.kind === 'key' ? by.id : null,
        madeBy: await makerOf(by),
        expiresAt,
      });
      return { key: asKey(row), secret };
    },

    list: async () => (await findKeys(db)).map(asKey),

    revoke: async (id, now) => {
      await writeRevocation(db, id, now);
      const row = await findKeyById(db, id);
      if (row === undefined)
        throw new KadrError('NOT_FOUND', { message: `There is no API key ${id}.`, field: 'id' });
      return asKey(row);
    },
  };

  async function makerOf(by: Principal): Promise<number | null> {
    if (by.kind === 'token') return null;
    return by.kind === 'staff' ? by.id : ((await findKeyById(db, by.id))?.madeBy ?? null);
  }

  async function refuseToOutlive(makerId: number, expiresAt: Date | null): Promise<void> {
    const end = (await findKeyById(db, makerId))?.expiresAt ?? null;
    if (end !== null && (expiresAt === null || expiresAt > end))
      throw new KadrError('INVALID_INPUT', {
        message: 'expires_at: is later than the end of the API key that makes this one.',
        field: 'expires_at',
      });
  }
}

function asPrincipal({ id, name, permissions }: KeyRow): Principal {
  return { kind: 'key', id, name, permissions };
}

function isGood({ revokedAt, expiresAt, isOrphan }: PresentedKey, now: Date): boolean {
  return !isOrphan && revokedAt === null && (expiresAt === null || expiresAt > now);
}

function asKey(row: KeyRow): OperatorKey {
  const orNull = (instant: Date | null): number | null => instant && secondsOf(instant);
  return {
    id: row.id,
    name: row.name,
    permissions: row.permissions,
    created_at: secondsOf(row.createdAt),
    created_by: row.createdBy,
    expires_at: orNull(row.expiresAt),
    last_used_at: orNull(row.lastUsedAt),
    revoked_at: orNull(row.revokedAt),
  };
}

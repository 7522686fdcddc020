import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connectTo } from '../database.ts';

/**
 * Cookies of `count` sessions of an account, written into the database as signing in writes them: hashing a password
 * for each would take minutes.
 */
export async function manySessions(dataDir: string, email: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const client = await connectTo(dataDir, 'kadr');
  try {
    await client.query(
      `insert into sessions (id, account_id, profile_id, state, brand, created_at, refreshed_at, expires_at)
       select unnest($1::uuid[]), a.id, p.id, 'normal', 'kadr', now(), now(), now() + interval '1 hour'
       from accounts a join profiles p on p.account_id = a.id and p.type = 'master' where a.email = $2`,
      [ids, email],
    );
  } finally {
    await client.end();
  }
  const master = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
  const secret = new Uint8Array(hkdfSync('sha256', master, '', 'kadr session', 32));
  return ids.map((id) => `session=${signed(secret, id)}`);
}

/** The value of a session's cookie (`api/src/session/session-cookie.ts`), valid for an hour. */
function signed(secret: Uint8Array, id: string): string {
  const now = Math.floor(Date.now() / 1000);
  const text = [{ alg: 'HS256' }, { sid: id, st: 'account', iat: now, exp: now + 3600 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

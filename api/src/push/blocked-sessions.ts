import { eq } from 'drizzle-orm';
import { accounts } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../tables/session.ts';

/** Sessions of blocked accounts, in memory: asked for at every segment of a stream. */
export interface BlockedSessions {
  readonly has: (id: string) => boolean;
  /** Takes note of what a trigger on `accounts` says (migration `accounts_block`): `<session id> on`, or `off`. */
  readonly hear: (text: string) => void;
  /** Reads what was said while nobody listened. */
  readonly load: () => Promise<void>;
}

/** What begins while an account is blocked has no stream addresses: it need not be known here. */
export function createBlockedSessions(db: Database): BlockedSessions {
  let blocked = new Set<string>();
  return {
    has: (id) => blocked.has(id),
    hear: (text) => {
      const [id = '', state] = text.split(' ');
      if (state === 'on') blocked.add(id);
      else blocked.delete(id);
    },
    load: async () => {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(accounts.isBlocked, true));
      blocked = new Set(rows.map(({ id }) => id));
    },
  };
}

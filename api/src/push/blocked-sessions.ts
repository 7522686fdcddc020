import { eq } from 'drizzle-orm';
import { accounts } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../tables/session.ts';

/** Sessions of blocked accounts, in memory: checked at every segment of a stream. */
export interface BlockedSessions {
  readonly has: (id: string) => boolean;
  /** Handles a notification of the trigger on `accounts` (migration `accounts_block`): `<session id> on`, or `off`. */
  readonly hear: (text: string) => void;
  /** Reads the changes that were missed while nothing was received. */
  readonly load: () => Promise<void>;
}

/** Sessions that begin while their account is blocked get no stream addresses, so they need not be known here. */
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

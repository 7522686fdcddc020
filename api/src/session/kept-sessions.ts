import { LRUCache } from 'lru-cache';
import type { SessionRow } from './repository.ts';

/**
 * Session rows in memory, for calls that change nothing. A row is dropped when any of its data changes, in any process
 * (migration `account_changes`), and after a few seconds in any case. Rows are shared: callers must not modify them.
 */
export interface KeptSessions {
  /** Returns the row of a session; calls `read` when it is not in memory. */
  readonly get: (id: string, read: () => Promise<SessionRow | undefined>) => Promise<SessionRow | undefined>;
  /** Drops all sessions of the account. */
  readonly forgetAccount: (accountId: number) => void;
  /** Drops the session, and if it is in memory, the account's other sessions too. */
  readonly forgetSession: (id: string) => void;
  readonly forgetAll: () => void;
  /** Change notifications are connected; until then nothing is cached. */
  readonly open: () => void;
  /** Change notifications may be lost from now on. */
  readonly close: () => void;
}

export interface KeptSessionsOptions {
  readonly clock: () => Date;
  /** Maximum age of a row, in milliseconds. */
  readonly lasts?: number;
  /** Maximum number of rows; the least recently used are evicted first. */
  readonly most?: number;
}

interface Kept {
  readonly rows: LRUCache<string, { readonly row: SessionRow; readonly until: number }>;
  readonly ofAccount: Map<number, Set<string>>;
  /** When accounts and sessions were last dropped, as values of `changes`. */
  readonly forgotten: LRUCache<number | string, number>;
  changes: number;
  isOpen: boolean;
}

/** How many drops are remembered; fewer than this happen while a row is read. */
const remembered = 10_000;

export function createKeptSessions({
  clock,
  lasts = 5000,
  most = 20_000,
}: KeptSessionsOptions): KeptSessions {
  const ofAccount: Kept['ofAccount'] = new Map();
  const kept: Kept = {
    rows: new LRUCache({
      max: most,
      dispose: ({ row }, id) => {
        const sessions = ofAccount.get(row.account_id);
        sessions?.delete(id);
        if (sessions?.size === 0) ofAccount.delete(row.account_id);
      },
    }),
    ofAccount,
    forgotten: new LRUCache({ max: remembered }),
    changes: 0,
    isOpen: false,
  };
  const now = (): number => clock().getTime();
  return {
    get: async (id, read) => {
      if (!kept.isOpen) return read();
      const known = kept.rows.get(id);
      if (known !== undefined && now() < known.until) return known.row;
      const since = kept.changes;
      const row = await read();
      if (row !== undefined && kept.isOpen && isUnchanged(kept, row, since)) keep(kept, row, now() + lasts);
      return row;
    },
    forgetAccount: (accountId) => forgetAccount(kept, accountId),
    forgetSession: (id) => {
      const accountId = kept.rows.get(id)?.row.account_id;
      if (accountId !== undefined) forgetAccount(kept, accountId);
      note(kept, id);
    },
    forgetAll: () => forgetAll(kept),
    open: () => {
      forgetAll(kept);
      kept.isOpen = true;
    },
    close: () => {
      kept.isOpen = false;
      forgetAll(kept);
    },
  };
}

function keep({ rows, ofAccount }: Kept, row: SessionRow, until: number): void {
  rows.set(row.id, { row, until });
  const sessions = ofAccount.get(row.account_id) ?? new Set();
  ofAccount.set(row.account_id, sessions.add(row.id));
}

/** A row read during a change may be stale. */
function isUnchanged({ changes, forgotten }: Kept, { id, account_id }: SessionRow, since: number): boolean {
  if (changes - since >= remembered) return false;
  return (forgotten.get(id) ?? 0) <= since && (forgotten.get(account_id) ?? 0) <= since;
}

function note(kept: Kept, forgotten: number | string): void {
  kept.changes += 1;
  kept.forgotten.set(forgotten, kept.changes);
}

function forgetAccount(kept: Kept, accountId: number): void {
  note(kept, accountId);
  for (const id of kept.ofAccount.get(accountId) ?? []) kept.rows.delete(id);
}

function forgetAll(kept: Kept): void {
  kept.changes += remembered;
  kept.rows.clear();
}

import { LRUCache } from 'lru-cache';
import type { SessionRow } from './repository.ts';

/**
 * Rows of sessions in memory, for calls that change nothing. A row is forgotten when anything that it is made of changes, in
 * whichever process (migration `account_changes`), and after some seconds in any case. A row is shared: nobody may change it.
 */
export interface KeptSessions {
  /** The row of a session; `read` gives it when it is not in memory. */
  readonly get: (id: string, read: () => Promise<SessionRow | undefined>) => Promise<SessionRow | undefined>;
  /** Forgets all sessions of the account. */
  readonly forgetAccount: (accountId: number) => void;
  /** Forgets the session, and the others of its account if it is in memory. */
  readonly forgetSession: (id: string) => void;
  readonly forgetAll: () => void;
  /** Changes are heard from now on: until then nothing is kept. */
  readonly open: () => void;
  /** Changes may be missed from now on. */
  readonly close: () => void;
}

export interface KeptSessionsOptions {
  readonly clock: () => Date;
  /** Milliseconds for which a row is kept at most. */
  readonly lasts?: number;
  /** How many rows are kept; those used least recently go first. */
  readonly most?: number;
}

interface Kept {
  readonly rows: LRUCache<string, { readonly row: SessionRow; readonly until: number }>;
  readonly ofAccount: Map<number, Set<string>>;
  /** When accounts and sessions were last forgotten, as numbers of `changes`. */
  readonly forgotten: LRUCache<number | string, number>;
  changes: number;
  isOpen: boolean;
}

/** So many forgettings are remembered: while a row is read there are fewer. */
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

/** What changed while a row was read may not be in it. */
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

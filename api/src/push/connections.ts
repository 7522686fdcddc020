import type { Language } from '@kadr/contract';

/** An open page of a viewer. */
export interface Connection {
  readonly sessionId: string;
  readonly accountId: number;
  /** The watching profile; changes when the session switches profiles. */
  profileId: number;
  readonly language: Language;
  /** Ids of the messages that were sent to it: one may come both from the list and from the bus. */
  readonly told: Set<number>;
  /** Whether it has answered the last ping. */
  isAlive: boolean;
  ping(): void;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Closes it without waiting for the other side. */
  terminate(): void;
}

export interface ConnectionLimits {
  /** The largest number of open pages of one session; one more closes the oldest. */
  readonly perSession: number;
  /** The largest number of open pages of this process. */
  readonly inAll: number;
}

/** The open pages that are connected to this process. */
export interface Connections {
  /** Whether there is room for another. */
  readonly hasRoom: () => boolean;
  readonly size: () => number;
  readonly add: (connection: Connection) => void;
  readonly remove: (connection: Connection) => void;
  /** The pages of an account, or of one profile of it. */
  readonly of: (accountId: number, profileId: number | null) => readonly Connection[];
  readonly ofSession: (sessionId: string) => readonly Connection[];
  readonly all: () => readonly Connection[];
}

/** @param onReplaced closes a connection that has to make room */
export function createConnections(
  { perSession, inAll }: ConnectionLimits,
  onReplaced: (connection: Connection) => void,
): Connections {
  const bySession = new Map<string, Set<Connection>>();
  const byAccount = new Map<number, Set<Connection>>();
  let count = 0;

  const remove = (connection: Connection): void => {
    if (leave(bySession, connection.sessionId, connection)) count -= 1;
    leave(byAccount, connection.accountId, connection);
  };

  return {
    hasRoom: () => count < inAll,
    size: () => count,
    add: (connection) => {
      const [oldest, ...others] = bySession.get(connection.sessionId) ?? [];
      if (oldest && others.length + 1 >= perSession) {
        remove(oldest);
        onReplaced(oldest);
      }
      enter(bySession, connection.sessionId, connection);
      enter(byAccount, connection.accountId, connection);
      count += 1;
    },
    remove,
    of: (accountId, profileId) =>
      [...(byAccount.get(accountId) ?? [])].filter(
        (connection) => profileId === null || connection.profileId === profileId,
      ),
    ofSession: (sessionId) => [...(bySession.get(sessionId) ?? [])],
    all: () => Array.from(bySession.values(), (set) => [...set]).flat(),
  };
}

function enter<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  if (set) set.add(connection);
  else sets.set(key, new Set([connection]));
}

/** Removes a connection; returns whether it was there. */
function leave<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): boolean {
  const set = sets.get(key);
  if (set?.delete(connection) !== true) return false;
  if (set.size === 0) sets.delete(key);
  return true;
}

import type { Player } from '@kadr/player';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { partingCall } from '../../data/parting-call.ts';
import { pushListeners } from '../../data/push-listeners.ts';
import { apiOf } from '../../data/query-client.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { toasts } from '../../data/toasts.ts';
import { followParty } from './follow-party.ts';
import { createPartySession } from './party-session.ts';
import type { PartyPorts, PartySession, PartySnapshot } from './party-ports.ts';

const nothing: PartySnapshot = { view: null, failure: null };
const never = () => () => undefined;
const now = (): number => performance.timeOrigin + performance.now();

/** The page's session in a party, for the life of the component; null before its code is loaded. */
export function useParty(id: string): { readonly session: PartySession | null } & PartySnapshot {
  const queries = useQueryClient();
  const [session, setSession] = useState<PartySession | null>(null);
  useEffect(() => {
    let isLeft = false;
    let made: PartySession | null = null;
    const begin = async (): Promise<void> => {
      const { parties } = await apiOf(queries);
      if (isLeft) return;
      made = createPartySession(id, { calls: parties, ...browserPorts });
      setSession(made);
      await made.join();
    };
    void begin();
    // A page restored from the browser's cache joins again.
    const leave = (): void =>
      void partingCall(`/api/parties/${id}/participants/me`, { method: 'DELETE' }).catch(() => undefined);
    const comeBack = ({ persisted }: PageTransitionEvent): void => void (persisted && made?.join());
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      made?.close();
      setSession(null);
      if (made !== null) leave();
    };
  }, [id, queries]);
  const snapshot = useSyncExternalStore(
    session?.subscribe ?? never,
    session?.snapshot ?? (() => nothing),
    () => nothing,
  );
  return { session, ...snapshot };
}

/** Returns a function to call with the current player: it then stays in sync with the party. */
export function useInStep(session: PartySession | null): (player: Player | null) => void {
  const t = useMessages();
  const [player, setPlayer] = useState<Player | null>(null);
  const refuse = useCallback(() => void toasts.show({ title: t('together.hostControls'), duration: 4 }), [t]);
  useEffect(() => {
    if (player === null || session === null) return undefined;
    // A viewer who has bought the title in the meantime may join now.
    if (session.snapshot().view === null) void session.join();
    return followParty(player, session, { now, every }, refuse);
  }, [player, session, refuse]);
  return setPlayer;
}

const browserPorts: Omit<PartyPorts, 'calls'> = {
  listen: (listener) => {
    pushListeners.add(listener);
    return () => pushListeners.delete(listener);
  },
  now,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
}

/** The context of every part of the interface: the player, its texts, its state. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Player } from '../../playback/player.ts';
import type { PlayerState } from '../../state/state.ts';
import type { PlayerMessages } from '../messages/messages.ts';

interface PlayerContextValue {
  readonly player: Player;
  readonly messages: PlayerMessages;
  /** IANA name; null is the device's own. */
  readonly timeZone: string | null;
}

/** Shows the controls again, for overlays that handle their own keys. */
export const ShowControlsContext = createContext<() => void>(() => undefined);

export const PlayerContext = createContext<PlayerContextValue | null>(null);

function useContextValue(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (value === null) throw new Error('This component works inside <Player> only.');
  return value;
}

export function usePlayer(): Player {
  return useContextValue().player;
}

export function useMessages(): PlayerMessages {
  return useContextValue().messages;
}

export function useTimeZone(): string | null {
  return useContextValue().timeZone;
}

/** A field of the state, or the result of `select`: the same value for the same state, never a new object. */
export function usePlayerState<Field extends keyof PlayerState>(field: Field): PlayerState[Field];
export function usePlayerState<Value>(select: (state: PlayerState) => Value): Value;
export function usePlayerState(wanted: keyof PlayerState | ((state: PlayerState) => unknown)): unknown {
  const { store } = usePlayer();
  const read = useCallback(() => {
    const state = store.getState();
    return typeof wanted === 'function' ? wanted(state) : state[wanted];
  }, [store, wanted]);
  return useSyncExternalStore(store.subscribe, read, read);
}

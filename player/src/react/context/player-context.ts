/** What every part of the interface has at hand: the player, its words, its state. */
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

/** A part of the state; `select` must return the same value for the same state (fields, not new objects). */
export function usePlayerState<Value>(select: (state: PlayerState) => Value): Value {
  const { store } = usePlayer();
  const read = useCallback(() => select(store.getState()), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}

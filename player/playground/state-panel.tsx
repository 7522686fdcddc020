/** The store and the events, as they are. */
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { PlayerEvent } from '../src/state/events.ts';
import type { Player } from '../src/playback/player.ts';

export interface SeenEvent {
  readonly id: number;
  readonly event: PlayerEvent;
}

export function StatePanel({
  player,
  events,
}: {
  readonly player: Player;
  readonly events: readonly SeenEvent[];
}): ReactNode {
  const state = useSyncExternalStore(player.store.subscribe, player.store.getState);
  return (
    <>
      <h2>State</h2>
      <dl>
        {Object.entries(state).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{show(name, value)}</dd>
          </div>
        ))}
      </dl>
      <h2>Events</h2>
      <ol>
        {events.map(({ id, event }) => (
          <li key={id}>
            {JSON.stringify(event, (_key, value: unknown) =>
              value instanceof Error ? value.message : value,
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function show(name: string, value: unknown): string {
  if (value instanceof Error) return value.message;
  if (name === 'thumbnails' && value !== null) return 'loaded';
  return JSON.stringify(value);
}

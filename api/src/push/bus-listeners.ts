import type { Log } from '../context/context.ts';

/** The listeners of a bus, by channel. */
export interface BusListeners {
  readonly add: (channel: string, listener: (text: string) => void) => void;
  readonly channels: () => readonly string[];
  /** Drops a message that a listener cannot handle; logs the first one of a channel. */
  readonly deliver: (channel: string, text: string) => void;
}

export function createBusListeners(log: Pick<Log, 'warn'>): BusListeners {
  const listeners = new Map<string, ((text: string) => void)[]>();
  const logged = new Set<string>();
  return {
    add: (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    channels: () => [...listeners.keys()],
    deliver: (channel, text) => {
      for (const listener of listeners.get(channel) ?? []) {
        try {
          listener(text);
        } catch (error) {
          if (logged.has(channel)) continue;
          logged.add(channel);
          log.warn({ err: error, channel }, 'dropped an invalid bus message');
        }
      }
    },
  };
}

import type { PushFrame, pushCloseCodes, pushHeartbeat } from '@kadr/contract';
import { readFrame } from './frames.ts';

// The contract's schemas stay out of the browser's code.
const signedOut: (typeof pushCloseCodes)['signed_out'] = 4401;
const replaced: (typeof pushCloseCodes)['replaced'] = 4409;
const goingAway: (typeof pushCloseCodes)['going_away'] = 1001;
const heartbeat: typeof pushHeartbeat = 25;

/** A socket as far as the connection needs it. */
export interface OpenSocket {
  close(): void;
}

export interface SocketListener {
  readonly onText: (text: string) => void;
  /** Once, also when it could not be opened. */
  readonly onClose: (code: number) => void;
}

export interface ConnectionPorts {
  readonly open: (listener: SocketListener) => OpenSocket;
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly isVisible: () => boolean;
}

export interface Connection {
  /** The page came to sight, or the network came back: what waits for that goes on at once. */
  wake(): void;
  /** Closes until the page wakes: it leaves, and may come back as it was. */
  suspend(): void;
  /** Closes the connection; it does not reconnect. */
  stop(): void;
}

/** Milliseconds of the first wait, which doubles with every failure, and the longest. */
const [firstWait, longestWait] = [1000, 4000];
/** Milliseconds after which an outage counts as long, and the longest wait then. */
const [longOutage, longestWaitThen] = [10 * 60_000, 30_000];
/** Milliseconds that a connection has to last for failures to be counted from zero again. */
const steady = 30_000;
/** Milliseconds over which pages come back when a process of the service sends all of them away. */
const spread = 3500;

/**
 * Keeps a page connected to the push channel. It tries again at random intervals, so that half of the pages are back within
 * two seconds of the service and 95 % within five; a hidden page tries when it is seen again, and none does once its session
 * has ended.
 */
export function keepConnected(
  { open, after, random, now, isVisible }: ConnectionPorts,
  {
    onFrame,
    onSignedOut,
  }: { readonly onFrame: (frame: PushFrame) => void; readonly onSignedOut: () => void },
): Connection {
  let socket: OpenSocket | null = null;
  let failures = 0;
  let openedAt = 0;
  /** When the last connection that lasted was lost. */
  let lostAt = now();
  let isOver = false;
  let callOff = (): void => undefined;

  const connect = (): void => {
    openedAt = now();
    const opened = open({
      onText: (text) => {
        if (socket !== opened) return;
        awaitSign();
        const frame = readFrame(text);
        if (frame !== null && frame.event_type !== 'heartbeat') onFrame(frame);
      },
      onClose: (code) => {
        if (socket === opened) lose(code);
      },
    });
    socket = opened;
    awaitSign();
  };

  /** A connection that says nothing for two heartbeats is dead, whatever the browser thinks of it. */
  const awaitSign = (): void => {
    callOff();
    callOff = after(heartbeat * 2000, () => {
      socket?.close();
      lose(0);
    });
  };

  /** Milliseconds: long enough to spare the service, short enough for a page to be back soon after it is. */
  const wait = (): number => {
    const longest = now() - lostAt < longOutage ? longestWait : longestWaitThen;
    return Math.min(longest, firstWait * 2 ** failures) * (0.5 + random() / 2);
  };

  const lose = (code: number): void => {
    socket = null;
    callOff();
    if (code === signedOut) {
      isOver = true;
      onSignedOut();
      return;
    }
    // Another page of this browser took its place: this one comes back when somebody looks at it.
    if (code === replaced) return;
    if (now() - openedAt >= steady) [failures, lostAt] = [0, now()];
    else failures += 1;
    callOff = after(code === goingAway ? spread * random() : wait(), () => {
      if (isVisible()) connect();
    });
  };

  const close = (): void => {
    callOff();
    const last = socket;
    socket = null;
    last?.close();
  };

  connect();
  return {
    wake: () => {
      if (isOver || socket !== null || !isVisible()) return;
      callOff();
      connect();
    },
    suspend: close,
    stop: () => {
      isOver = true;
      close();
    },
  };
}

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
  /** Runs something after so many milliseconds; gives back how to call it off. */
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
  /** Closes for good. */
  stop(): void;
}

/** Milliseconds of the first wait, which doubles with every failure, and the longest. */
const [firstWait, longestWait] = [1000, 120_000];
/** Milliseconds that a connection has to last for failures to be counted anew. */
const steady = 30_000;
/** Milliseconds of the wait when a process of the service stops: all of its pages come back, but not all at once. */
const spread = 10_000;

/**
 * Keeps a page connected to the push channel: comes back after a while that grows and is never quite the same, never from a
 * page out of sight, and not at all once the session has ended.
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
    failures = now() - openedAt >= steady ? 0 : failures + 1;
    const longest = Math.min(
      longestWait,
      Math.max(firstWait * 2 ** failures, code === goingAway ? spread : 0),
    );
    callOff = after(longest * (0.5 + random() / 2), () => {
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

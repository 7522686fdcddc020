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

export interface ConnectionListener {
  readonly onFrame: (frame: PushFrame) => void;
  readonly onSignedOut: () => void;
}

/**
 * Keeps a page connected to the push channel. It tries again at random intervals, so that half of the pages are back within
 * two seconds of the service and 95 % within five; a hidden page tries when it is seen again, and none does once its session
 * has ended.
 */
export function keepConnected(ports: ConnectionPorts, listener: ConnectionListener): Connection {
  const kept: Kept = {
    ports,
    listener,
    socket: null,
    failures: 0,
    openedAt: 0,
    lostAt: ports.now(),
    isOver: false,
    callOff: () => undefined,
  };
  connect(kept);
  return {
    wake: () => {
      if (kept.isOver || kept.socket !== null || !ports.isVisible()) return;
      kept.callOff();
      connect(kept);
    },
    suspend: () => close(kept),
    stop: () => {
      kept.isOver = true;
      close(kept);
    },
  };
}

/** A connection and what has become of it. */
interface Kept {
  readonly ports: ConnectionPorts;
  readonly listener: ConnectionListener;
  socket: OpenSocket | null;
  failures: number;
  openedAt: number;
  /** When the last connection that lasted was lost. */
  lostAt: number;
  isOver: boolean;
  /** Cancels the timer that is running. */
  callOff: () => void;
}

function connect(kept: Kept): void {
  const { open, now } = kept.ports;
  kept.openedAt = now();
  const opened = open({
    onText: (text) => {
      if (kept.socket !== opened) return;
      awaitSign(kept);
      const frame = readFrame(text);
      if (frame !== null && frame.event_type !== 'heartbeat') kept.listener.onFrame(frame);
    },
    onClose: (code) => {
      if (kept.socket === opened) lose(kept, code);
    },
  });
  kept.socket = opened;
  awaitSign(kept);
}

/** A connection that says nothing for two heartbeats is dead, whatever the browser thinks of it. */
function awaitSign(kept: Kept): void {
  kept.callOff();
  kept.callOff = kept.ports.after(heartbeat * 2000, () => {
    kept.socket?.close();
    lose(kept, 0);
  });
}

function lose(kept: Kept, code: number): void {
  const { after, random, now, isVisible } = kept.ports;
  kept.socket = null;
  kept.callOff();
  if (code === signedOut) {
    kept.isOver = true;
    kept.listener.onSignedOut();
    return;
  }
  // Another page of this browser took its place: this one comes back when somebody looks at it.
  if (code === replaced) return;
  if (now() - kept.openedAt >= steady) [kept.failures, kept.lostAt] = [0, now()];
  else kept.failures += 1;
  kept.callOff = after(code === goingAway ? spread * random() : waitOf(kept), () => {
    if (isVisible()) connect(kept);
  });
}

/** Milliseconds: long enough to spare the service, short enough for a page to be back soon after it is. */
function waitOf({ ports: { now, random }, lostAt, failures }: Kept): number {
  const longest = now() - lostAt < longOutage ? longestWait : longestWaitThen;
  return Math.min(longest, firstWait * 2 ** failures) * (0.5 + random() / 2);
}

function close(kept: Kept): void {
  kept.callOff();
  const last = kept.socket;
  kept.socket = null;
  last?.close();
}

import type { PushFrame, pushCloseCodes, pushHeartbeat } from '@kadr/contract';
import { readFrame } from './frames.ts';

// The contract's schemas stay out of the browser's code.
const signedOut: (typeof pushCloseCodes)['signed_out'] = 4401;
const replaced: (typeof pushCloseCodes)['replaced'] = 4409;
const goingAway: (typeof pushCloseCodes)['going_away'] = 1001;
const heartbeat: typeof pushHeartbeat = 25;

/** The part of a socket that the connection uses. */
export interface OpenSocket {
  close(): void;
}

export interface SocketListener {
  readonly onText: (text: string) => void;
  /** Called once, even if it could not be opened. */
  readonly onClose: (code: number) => void;
}

export interface ConnectionPorts {
  readonly open: (listener: SocketListener) => OpenSocket;
  /** Runs something after a number of milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
  /** Milliseconds from an arbitrary origin. */
  readonly now: () => number;
  readonly isVisible: () => boolean;
}

export interface Connection {
  /** The page became visible, or the network came back: anything waiting for that continues at once. */
  wake(): void;
  /** Closes until the page wakes: it is being left, and may be restored from the browser's cache. */
  suspend(): void;
  /** Closes the connection; it does not reconnect. */
  stop(): void;
}

/** First delay in milliseconds, doubled with every failure, and the maximum. */
const [firstWait, longestWait] = [1000, 4000];
/** Milliseconds after which an outage counts as long, and the maximum delay from then on. */
const [longOutage, longestWaitThen] = [10 * 60_000, 30_000];
/** Milliseconds that a connection must last to reset the count of failures. */
const steady = 30_000;
/** Milliseconds over which pages reconnect when a process of the service disconnects all of them. */
const spread = 3500;

export interface ConnectionListener {
  readonly onFrame: (frame: PushFrame) => void;
  readonly onSignedOut: () => void;
}

/**
 * Keeps a page connected to the push channel. It retries at random intervals, so that half of the pages are back within
 * two seconds of the service and 95 % within five; a hidden page retries when it becomes visible, and no page does once
 * its session has ended.
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

/** A connection and its state. */
interface Kept {
  readonly ports: ConnectionPorts;
  readonly listener: ConnectionListener;
  socket: OpenSocket | null;
  failures: number;
  openedAt: number;
  /** When the last stable connection was lost. */
  lostAt: number;
  isOver: boolean;
  /** Cancels the running timer. */
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

/** A connection without a frame for two heartbeats is dead, whatever the browser reports. */
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
  // Another page of this browser has replaced it: this one reconnects when it becomes visible.
  if (code === replaced) return;
  if (now() - kept.openedAt >= steady) [kept.failures, kept.lostAt] = [0, now()];
  else kept.failures += 1;
  kept.callOff = after(code === goingAway ? spread * random() : waitOf(kept), () => {
    if (isVisible()) connect(kept);
  });
}

/** Delay in milliseconds: long enough to spare the service, short enough to reconnect soon after it is back. */
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

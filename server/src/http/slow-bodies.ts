import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBodyUnread } from './unread-body.ts';

/** The slowest permitted pace of a request's body. */
export interface BodyPace {
  /** Milliseconds that any body may take; one that takes longer must keep the pace. */
  readonly grace: number;
  readonly bytesPerSecond: number;
  /** Milliseconds between two checks. */
  readonly every: number;
}

/** A film over a poor line keeps this pace; a slower body is broken, or holds connections on purpose. */
export const bodyPace: BodyPace = { grace: 20_000, bytesPerSecond: 4096, every: 1000 };

interface Watched {
  readonly res: ServerResponse;
  readonly bytesBefore: number;
  /** Milliseconds for which we have waited for the client. */
  waited: number;
}

export interface SlowBodies {
  /** Watches a request whose body is still to come. */
  watch(req: IncomingMessage, res: ServerResponse): void;
  close(): void;
}

/** Calls `onLate` with each request whose body comes more slowly than `pace`, once. */
export function watchBodies(
  pace: BodyPace,
  onLate: (req: IncomingMessage, res: ServerResponse) => void,
): SlowBodies {
  const watched = new Map<IncomingMessage, Watched>();
  const look = (): void => {
    for (const [req, state] of watched) {
      if (req.complete || req.destroyed || state.res.closed) {
        watched.delete(req);
        continue;
      }
      // Received bytes that lie unread wait for us, not for the client.
      if (req.readableLength > 0) continue;
      state.waited += pace.every;
      const received = req.socket.bytesRead - state.bytesBefore;
      if (state.waited <= pace.grace + (1000 * received) / pace.bytesPerSecond) continue;
      watched.delete(req);
      onLate(req, state.res);
    }
  };
  const timer = setInterval(look, pace.every);
  timer.unref();
  return {
    watch: (req, res) => {
      if (!isBodyUnread(req)) return;
      watched.set(req, { res, bytesBefore: req.socket.bytesRead, waited: 0 });
      res.once('close', () => watched.delete(req));
    },
    close: () => clearInterval(timer),
  };
}

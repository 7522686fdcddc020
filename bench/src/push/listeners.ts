// Opens sockets and reports, over IPC, when all of them are open and when each has received a message. Runs as a child
// process, so that listening does not slow the measured process.
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Sockets to open: one for each cookie; a greeting comes first where the service greets. */
export interface ListenersOrder {
  readonly url: string;
  readonly origin: string;
  readonly cookies: readonly string[];
  readonly isGreeted: boolean;
}

/** All are open, or all have received: when each did, in milliseconds since 1970. */
export type ListenersWord = { readonly open: number } | { readonly received: readonly number[] };

/** Sockets that are opened at once. */
const atOnce = 50;

let arrivals: number[] = [];
let count = 0;

process.on('message', (order: ListenersOrder) => void open(order));
process.on('disconnect', () => process.exit());

async function open({ url, origin, cookies, isGreeted }: ListenersOrder): Promise<void> {
  for (let from = 0; from < cookies.length; from += atOnce) {
    await Promise.all(
      cookies.slice(from, from + atOnce).map(async (cookie) => {
        const socket = new WebSocket(url, {
          perMessageDeflate: false,
          headers: { origin, cookie },
        });
        const opened = Promise.withResolvers<void>();
        socket.once(isGreeted ? 'message' : 'open', () => opened.resolve());
        socket.once('error', opened.reject);
        await opened.promise;
        count += 1;
        socket.on('message', (data: Buffer) => hear(data));
        socket.on('close', (code) => {
          throw new Error(`A socket was closed (${code}).`);
        });
      }),
    );
    await delay(1);
  }
  process.send?.({ open: count } satisfies ListenersWord);
}

function hear(data: Buffer): void {
  const now = performance.timeOrigin + performance.now();
  if (data.includes('"heartbeat"')) return;
  arrivals.push(now);
  if (arrivals.length < count) return;
  process.send?.({ received: arrivals } satisfies ListenersWord);
  arrivals = [];
}

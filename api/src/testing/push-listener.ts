/** Listens to the push channel of a service under test, as a page does. */
import type { IncomingMessage } from 'node:http';
import { pushFrameSchema } from '@kadr/contract';
import type { PushFrame } from '@kadr/contract';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

export interface PushListener {
  readonly socket: WebSocket;
  /** The received frames, without heartbeats. */
  readonly frames: PushFrame[];
  /** The code of the close; null while the connection is open. */
  readonly closed: { code: number | null };
}

export interface ListenOptions {
  /** The `Origin`: the service's own by default, none if null. */
  readonly from?: string | null;
  readonly language?: string;
}

/** Connects to the service at `origin` with `cookies`. */
export function connectToPush(
  origin: string,
  cookies: Readonly<Record<string, string>>,
  { from = origin, language = 'rus' }: ListenOptions = {},
): PushListener {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/push?lang=${language}`, {
    headers: {
      ...(from !== null && { origin: from }),
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  });
  const listener: PushListener = { socket, frames: [], closed: { code: null } };
  socket.on('message', (data: Buffer) => {
    const frame = pushFrameSchema.parse(JSON.parse(data.toString()));
    if (frame.event_type !== 'heartbeat') listener.frames.push(frame);
  });
  socket.on('close', (code) => (listener.closed.code = code));
  socket.on('error', () => {});
  return listener;
}

/** Resolves when the service has accepted the listener. */
export async function untilListening(listener: PushListener): Promise<PushListener> {
  await expect.poll(() => listener.frames[0]?.event_type).toBe('ready');
  return listener;
}

/** The service's response to a request that it does not accept as a WebSocket. */
export function refusalOf({ socket }: PushListener): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    socket.on('open', () => reject(new Error('The connection was accepted.')));
    socket.on('unexpected-response', (_req, res: IncomingMessage) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
  });
}

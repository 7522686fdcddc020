import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { errors } from '@kadr/contract';
import type { ErrorBody, ErrorName } from '@kadr/contract';
import type { Connection } from './connections.ts';

/** The largest number of unsent bytes for a slow page, before its connection is closed. */
const mostWaiting = 1024 * 1024;

export function connectionOf(
  socket: WebSocket,
  who: { readonly sessionId: string; readonly accountId: number; readonly profileId: number } & Pick<
    Connection,
    'language'
  >,
): Connection {
  return {
    ...who,
    told: new Set(),
    isAlive: true,
    ping: () => socket.ping(),
    terminate: () => socket.terminate(),
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostWaiting) socket.terminate();
      else socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

export function refuse(socket: Duplex, error: ErrorName, message?: string): void {
  const { status, code, description } = errors[error];
  const body = JSON.stringify({
    description: message ?? description,
    error_code: code,
  } satisfies ErrorBody);
  const later = status === 503 ? 'retry-after: 2\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nconnection: close\r\n${later}content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

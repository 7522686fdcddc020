import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Opens every push channel that a page asks for and sends nothing on it. @returns a function that ends the open ones
 */
export function pushNothing(server: Server): () => void {
  const open = new Set<Duplex>();
  server.on('upgrade', (req: IncomingMessage, socket: Duplex) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // The page disconnects when its test ends.
    socket.on('error', () => socket.destroy());
    socket.resume();
    socket.write(opening(req));
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

/** The server's part of a WebSocket's opening handshake (RFC 6455 §4.2.2). */
function opening(req: IncomingMessage): string {
  const key = `${req.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

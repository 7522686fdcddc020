import type { IncomingMessage } from 'node:http';

/** How long the rest of a body is read and discarded after its answer, in milliseconds. */
const lingerFor = 5000;

/** Whether a part of the request's body may still arrive. */
export function isBodyUnread(req: IncomingMessage): boolean {
  if (req.complete) return false;
  const { 'transfer-encoding': encoding, 'content-length': length } = req.headers;
  return encoding !== undefined || Number(length ?? 0) > 0;
}

/**
 * Ends the connection after the answer to a request that is still being sent: the answer goes out, then our side is
 * closed, and the data that the client had sent by then are read and discarded. A connection that is closed over unread
 * bytes is reset, and the client may never see its answer (RFC 9112 §9.6).
 */
export function closeAfterAnswer(req: IncomingMessage): void {
  const { socket } = req;
  // Node calls it once the answer is written.
  socket.destroySoon = () => {
    socket.end();
    req.resume();
    const timer = setTimeout(() => socket.destroy(), lingerFor);
    req.once('end', () => socket.destroy());
    socket.once('close', () => clearTimeout(timer));
  };
}

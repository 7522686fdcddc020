// The simplest push to open pages, on `ws`: the body of a POST is sent to every socket as it is. SIGUSR1 is left to
// node, which opens its inspector then.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

const sockets = new Set<WebSocket>();
const webSockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    for (const socket of sockets) socket.send(text);
    res.end();
  });
});
server.on('upgrade', (req, socket, head) => {
  webSockets.handleUpgrade(req, socket, head, (webSocket) => {
    sockets.add(webSocket);
    webSocket.on('close', () => sockets.delete(webSocket));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves `handle` on a free port of 127.0.0.1. */
export async function serve(
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Promise<Served> {
  const server = createServer((req, res) => void handle(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

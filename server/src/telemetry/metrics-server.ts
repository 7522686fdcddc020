import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** The path that Prometheus reads. */
export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Answers `GET /metrics` on a listener that viewers do not reach. @throws the system's error (`EADDRINUSE`). */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (req.url?.split('?', 1)[0] !== '/metrics') res.writeHead(404).end();
    else if (req.method !== 'GET') res.writeHead(405, { allow: 'GET' }).end();
    else
      registry.metrics().then(
        (text) => res.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => res.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

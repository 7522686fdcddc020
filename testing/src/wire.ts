import { createServer, connect } from 'node:net';
import path from 'node:path';
import type { ListenOptions, NetConnectOpts, Socket } from 'node:net';

/** A wire between a client and a server that can be cut, or held: then nothing passes and neither side notices. */
export interface CuttableWire {
  /** The port, where it listens on one. */
  readonly port: number | null;
  /** Breaks all connections off, at both ends; new ones are broken off, too, until `mend`. */
  cut(): void;
  /** Lets nothing pass in either direction, unnoticed, until `mend`. */
  hold(): void;
  /** Lets waiting and new data pass. */
  mend(): void;
  close(): Promise<void>;
}

/** Listens at `at` and forwards to `to`; both as in `node:net`: a port and host, or a socket's path. */
export async function layWire(at: ListenOptions, to: NetConnectOpts): Promise<CuttableWire> {
  let state: 'whole' | 'cut' | 'held' = 'whole';
  const ends = new Set<Socket>();
  const waiting: (() => void)[] = [];

  const follow = (socket: Socket, other: () => Socket | null): void => {
    ends.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      ends.delete(socket);
      const end = (): void => void other()?.destroy();
      if (state === 'held') waiting.push(end);
      else end();
    });
  };
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (state === 'cut') return near.destroy();
    let far: Socket | null = null;
    follow(near, () => far);
    const join = (): void => {
      if (near.destroyed) return;
      const joined = connect(to);
      far = joined;
      follow(joined, () => near);
      for (const [from, into] of [
        [near, joined],
        [joined, near],
      ] as const) {
        from.on('data', (bytes: Buffer) => {
          if (state === 'held') waiting.push(() => into.write(bytes));
          else into.write(bytes);
        });
      }
      near.resume();
    };
    if (state === 'held') waiting.push(join);
    else join();
    return undefined;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : null,
    cut: () => {
      state = 'cut';
      waiting.length = 0;
      for (const end of ends) end.destroy();
    },
    hold: () => {
      state = 'held';
    },
    mend: () => {
      state = 'whole';
      for (const pass of waiting.splice(0)) pass();
    },
    close: () => {
      state = 'cut';
      for (const end of ends) end.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A wire to a database, and the address that leads through it. A socket's wire has its own in `folder`. */
export async function layWireTo(
  databaseUrl: string,
  folder: string,
): Promise<{ readonly wire: CuttableWire; readonly url: string }> {
  const socket = /^socket:\/\/[^@]*@([^?]+?)\/?\?/.exec(databaseUrl)?.[1];
  if (socket !== undefined) {
    const name = '.s.PGSQL.5432';
    const wire = await layWire({ path: path.join(folder, name) }, { path: path.join(socket, name) });
    return { wire, url: databaseUrl.replace(socket, folder) };
  }
  const url = new URL(databaseUrl);
  const wire = await layWire(
    { port: 0, host: '127.0.0.1' },
    { port: Number(url.port || 5432), host: url.hostname },
  );
  url.host = `127.0.0.1:${wire.port}`;
  return { wire, url: url.href };
}

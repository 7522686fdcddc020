import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@kadr/testing/free-port';

const run = promisify(execFile);

/** A server that sends the same bytes to every request. */
export interface PeerServer {
  readonly url: string;
  close(): void;
}

/**
 * Starts a `node:http` server in another process. It sends `file` from memory, or reads it from the disk for each
 * request (`stream`).
 */
export function bareServer(file: string, kind: 'memory' | 'stream' = 'memory'): Promise<PeerServer> {
  return nodeServer('bare-server.ts', file, kind);
}

/** The same, after `statements` trivial queries to the database with this socket, one after the other. */
export function statementsServer(file: string, socket: string, statements: number): Promise<PeerServer> {
  return nodeServer('api/bare-statements.ts', file, socket, String(statements));
}

async function nodeServer(script: string, ...args: readonly string[]): Promise<PeerServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
}

/**
 * nginx with one worker that sends `file` as compressed by Brotli; null where there is no nginx (Debian's package
 * `nginx-light`).
 */
export async function nginxServer(file: string): Promise<PeerServer | null> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-nginx-'));
  const port = await freePort();
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration({ file, folder, port }));
  const child = spawn('nginx', ['-c', configuration, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const started = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('spawn', () => resolve(true));
  });
  if (!started) return null;
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, child);
  return { url, close: () => void child.kill() };
}

/**
 * Counts answers per second over 32 connections. Another process asks, so that asking does not slow the measurement;
 * `headers` are whole lines.
 */
export async function requestsPerSecond(url: string, headers: readonly string[] = []): Promise<number> {
  const load = path.join(import.meta.dirname, 'load.ts');
  const { stdout } = await run(process.execPath, [load, url, ...headers]);
  return Number(stdout);
}

function nginxConfiguration({
  file,
  folder,
  port,
}: {
  readonly file: string;
  readonly folder: string;
  readonly port: number;
}): string {
  return `daemon off; worker_processes 1; user root; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    add_header content-encoding br;
    location = / { root ${path.dirname(file)}; try_files /${path.basename(file)} =404; }
  }
}
`;
}

/** @throws when nginx ends before it answers. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

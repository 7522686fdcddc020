import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { startS3 } from '../testing/s3-server.ts';
import type { S3Server } from '../testing/s3-server.ts';
import { sendError } from './send-error.ts';
import { sendObject } from './send-object.ts';

const nginx = '/usr/sbin/nginx';
const key = 'assets/film/video-1.m4s';
const segment = new Uint8Array(300_000).fill(7);

let s3: S3Server;
let storage: Storage;
beforeAll(async () => {
  s3 = await startS3();
  storage = createS3Storage(s3, '/kadr-storage/');
  await storage.put(key, segment, 'video/iso.segment');
});
afterAll(() => s3.close());

it('has an address in front that is presigned for a minute, and its own checks of keys', async () => {
  const front = await storage.inFront(key);
  const { pathname, searchParams } = new URL(front?.path ?? '', 'http://front');
  expect(pathname).toBe(`/kadr-storage/kadr/${key}`);
  expect(searchParams.get('X-Amz-Expires')).toBe('60');
  expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  await expect(async () => storage.inFront('../secret')).rejects.toThrow();
});

describe.runIf(existsSync(nginx))('nginx in front of a bucket', () => {
  let folder: string;
  let origin: Server;
  let front: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kadr-front-'));
    origin = createServer((req, res) => {
      const [, token = '', name = ''] = /^\/stream\/(\w+)\/(.*)$/.exec(req.url ?? '') ?? [];
      if (token === 'stranger') {
        res.writeHead(403).end();
        return;
      }
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      sendObject(req, res, { storage, key: `assets/film/${name}`, headers }).catch((error: unknown) =>
        sendError(req, res, error),
      );
    });
    await new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const config = path.join(folder, 'nginx.conf');
    await writeFile(
      config,
      configOf({ folder, port, origin: portOf(origin), bucket: new URL(s3.endpoint).host }),
    );
    front = spawn(nginx, ['-p', folder, '-c', config, '-e', path.join(folder, 'error.log')], {
      stdio: 'ignore',
    });
    await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 20 });
  });
  afterAll(async () => {
    front.kill('SIGQUIT');
    await new Promise((resolve) => void front.once('exit', resolve));
    origin.closeAllConnections();
    origin.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async (token: string, name = 'video-1.m4s', headers = {}) => {
    const response = await fetch(`${url}/stream/${token}/${name}`, { headers });
    return { status: response.status, headers: response.headers, bytes: await response.bytes() };
  };

  it('reads a segment once for all viewers, asks the service for each, and refuses strangers', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, viewer) => get(`viewer${viewer}`)));
    expect(answers.every(({ status, bytes }) => status === 200 && bytes.length === segment.length)).toBe(
      true,
    );
    const hits = answers.filter(({ headers }) => headers.get('x-cache') !== 'MISS').length;
    expect(hits).toBe(99);
    expect(answers[0]?.headers.get('content-type')).toBe('video/iso.segment');
    expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
    expect(await get('stranger')).toMatchObject({ status: 403 });
  });

  it('answers ranges from what it has kept, and says what is missing', async () => {
    const part = await get('viewer', 'video-1.m4s', { range: 'bytes=10-19' });
    expect(part).toMatchObject({ status: 206 });
    expect(part.bytes).toHaveLength(10);
    expect(part.headers.get('x-cache')).toBe('HIT');
    expect(await get('viewer', 'nothing.m4s')).toMatchObject({ status: 404 });
  });

  it('gives nobody what is not asked for through the service', async () => {
    expect((await fetch(`${url}/kadr-storage/kadr/${key}`)).status).toBe(404);
  });
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface FrontConfig {
  readonly folder: string;
  readonly port: number;
  readonly origin: number;
  readonly bucket: string;
}

/** As docs/operating.md has it. */
function configOf({ folder, port, origin, bucket }: FrontConfig): string {
  return `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/segments levels=1:2 keys_zone=segments:1m max_size=100m inactive=7d use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://127.0.0.1:${origin}; proxy_http_version 1.1; }
    location /kadr-storage/ {
      internal;
      proxy_pass http://${bucket}/;
      proxy_set_header Host ${bucket};
      proxy_set_header Range '';
      proxy_set_header If-None-Match '';
      proxy_set_header If-Modified-Since '';
      proxy_cache segments;
      proxy_cache_key $uri;
      proxy_cache_valid 200 7d;
      proxy_cache_lock on;
      proxy_force_ranges on;
      proxy_hide_header x-amz-request-id;
      add_header X-Cache $upstream_cache_status;
      add_header Access-Control-Allow-Origin *;
    }
  }
}`;
}

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { hasNginx, startNginx } from '../testing/nginx.ts';
import type { Nginx } from '../testing/nginx.ts';
import { startS3 } from '../testing/s3-server.ts';
import type { S3Server } from '../testing/s3-server.ts';
import { sendError } from './send-error.ts';
import { sendObject } from './send-object.ts';

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

describe.runIf(hasNginx)('nginx in front of a bucket', () => {
  let origin: Server;
  let nginx: Nginx;

  beforeAll(async () => {
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
    const { port } = origin.address() as AddressInfo;
    nginx = await startNginx((place) =>
      configOf({ ...place, origin: port, bucket: new URL(s3.endpoint).host }),
    );
  });
  afterAll(async () => {
    await nginx.stop();
    origin.closeAllConnections();
    origin.close();
  });

  const get = async (token: string, name = 'video-1.m4s', headers = {}) => {
    const response = await fetch(`${nginx.url}/stream/${token}/${name}`, { headers });
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
    expect((await fetch(`${nginx.url}/kadr-storage/kadr/${key}`)).status).toBe(404);
  });
});

interface FrontConfig {
  readonly folder: string;
  readonly port: number;
  readonly origin: number;
  readonly bucket: string;
}

/** The configuration in docs/operating.md. */
function configOf({ folder, port, origin, bucket }: FrontConfig): string {
  return `
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
  }`;
}

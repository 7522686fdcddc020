import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorOf } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

let dataDir: string;
let product: Product;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-upload-faults-'));
  product = await startOwnProduct({ dataDir });
});
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a killed service keeps every acknowledged byte of an upload', async () => {
  const film = randomBytes(24 * 1024 * 1024);
  const acknowledged = 17 * 1024 * 1024;
  const token = readFileSync(path.join(dataDir, 'operator-token'), 'utf8').trim();
  const ask = (method: string, target: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(`${product.url}${target}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      ...(body !== undefined && { body: Uint8Array.from(body) }),
    });
  const begun = await ask('POST', '/api/operator/tus', { 'upload-length': String(film.length) });
  const upload = begun.headers.get('location') ?? '';
  const first = await ask('PATCH', upload, { 'upload-offset': '0' }, film.subarray(0, acknowledged));
  expect(first.status).toBe(204);

  await product.stop('SIGKILL');
  product = await startOwnProduct({ dataDir });
  const head = await ask('HEAD', upload, {});
  expect(head.headers.get('upload-offset')).toBe(String(acknowledged));
  const rest = film.subarray(acknowledged);
  const last = await ask('PATCH', upload, { 'upload-offset': String(acknowledged) }, rest);
  expect(last.status).toBe(204);
  const id = upload.split('/').at(-1) ?? '';
  expect(readFileSync(path.join(dataDir, 'storage', 'uploads', id)).equals(film)).toBe(true);
  const ingest = await operatorOf(product).operator.createIngest({ kind: 'material', upload_id: id });
  expect(ingest.state).toBe('queued');
});

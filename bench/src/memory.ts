import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Product } from '@kadr/e2e/product';
import type { Figure } from './figures.ts';
import { demoAccount, signInAs } from './sign-in.ts';

/** How long the load lasts: `KADR_BENCH_MINUTES`. The bound is meant for an hour. */
const minutes = Number(process.env['KADR_BENCH_MINUTES'] ?? '5');
/** Number of uploaded pictures: `KADR_BENCH_PICTURES`. The bound is meant for ten thousand. */
const pictures = Number(process.env['KADR_BENCH_PICTURES'] ?? '1000');
const askers = 16;
/** Milliseconds after which memory that can be returned has been. */
const rest = 30_000;

/**
 * Resident memory of the service's process, without that of its database and of the processes that work on pictures, in
 * MB: with the demo, under load, after it, and after the upload of pictures.
 */
export async function memory(
  product: Product,
  { film, channel }: { readonly film: string; readonly channel: string },
): Promise<Figure[]> {
  const { url, dataDir } = product;
  const resident = (): Promise<number> => residentMegabytes(product);
  await pause(rest);
  const begun = await resident();
  const cookie = await signInAs(url, demoAccount);
  const paths = [
    '/',
    `/movies/${film}`,
    `/tv/${channel}`,
    '/movies/catalog',
    '/api/media_items?limit=24',
    '/api/user',
    '/api/channels?limit=20',
  ];
  const highest = await underLoad(url, paths, cookie, resident);
  await pause(rest);
  const after = await resident();

  const token = (await readFile(path.join(dataDir, 'operator-token'), 'utf8')).trim();
  const tenth = Math.ceil(pictures / 10);
  await handIn(url, token, 0, tenth);
  await pause(rest);
  const few = await resident();
  await handIn(url, token, tenth, pictures);
  await pause(rest);
  const many = await resident();
  const figure = (name: string, ours: number, most: number): Figure => ({
    name,
    ours,
    peer: null,
    unit: 'MB',
    bound: { kind: 'at most', value: most },
  });
  return [
    figure('memory with the demo', begun, 350),
    figure(`memory under ${minutes} minutes of load, at its highest`, highest, 450),
    figure('memory after the load', after, 450),
    figure(`growth of memory from the ${tenth}th to the ${pictures}th picture`, many - few, 20),
  ];
}

/** Asks without a pause, every other time as a signed-in viewer. Returns the most megabytes seen. */
async function underLoad(
  url: string,
  paths: readonly string[],
  cookie: string,
  resident: () => Promise<number>,
): Promise<number> {
  const end = performance.now() + minutes * 60_000;
  const ask = async (_: unknown, asker: number): Promise<void> => {
    for (let turn = asker; performance.now() < end; turn += 1) {
      const address = paths[turn % paths.length] ?? '/';
      const headers = turn % 2 === 0 ? { cookie } : undefined;
      const answer = await fetch(url + address, headers && { headers });
      await answer.arrayBuffer();
    }
  };
  let highest = 0;
  const watch = async (): Promise<void> => {
    while (performance.now() < end) {
      highest = Math.max(highest, await resident());
      await pause(1000);
    }
  };
  await Promise.all([...Array.from({ length: askers }, ask), watch()]);
  return highest;
}

/** Uploads pictures as an operator does, each a different one. */
async function handIn(url: string, token: string, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    const answer = await fetch(`${url}/api/operator/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: noise(at, 320, 480),
    });
    if (!answer.ok) throw new Error(`A picture was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

/** A PNG picture of noise. The same `seed` makes the same picture, so a kept data folder does not grow each run. */
function noise(seed: number, width: number, height: number): Buffer<ArrayBuffer> {
  const row = width * 3 + 1;
  const pixels = createHash('shake256', { outputLength: row * height })
    .update(String(seed))
    .digest();
  for (let line = 0; line < height; line += 1) pixels[line * row] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** proc(5): `VmRSS` of the service. */
async function residentMegabytes({ child }: Product): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const run = promisify(execFile);
const rounds = 5;

/** The anonymous home page from its cache beside a bare server that sends the same bytes: requests per second, interleaved. */
export async function homePage(url: string): Promise<Figure[]> {
  const bytes = await brotliBytes(`${url}/`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kadr-bench-')), 'home.br');
  writeFileSync(file, bytes);
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve) =>
      bare.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
    );
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(`${url}/`));
      peer.push(await requestsPerSecond(`http://127.0.0.1:${port}/`));
    }
    return [
      {
        name: `anonymous home page, cached (${(bytes.length / 1000).toFixed(0)} kB brotli), beside bare node:http`,
        ours: median(ours),
        peer: median(peer),
        unit: 'req/s',
        bound: { kind: 'ratio at least', value: 0.6 },
      },
    ];
  } finally {
    bare.kill();
  }
}

/** Measured from another process, so that making the load does not slow the measurement. */
async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'load.ts'), url]);
  return Number(stdout);
}

function brotliBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

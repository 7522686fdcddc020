import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';
import { bareServer, requestsPerSecond } from './peer-servers.ts';

const rounds = 5;

/** The cached anonymous home page beside a bare server with the same bytes: requests per second, interleaved. */
export async function homePage(url: string): Promise<Figure[]> {
  const bytes = await brotliBytes(`${url}/`);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kadr-bench-')), 'home.br');
  writeFileSync(file, bytes);
  const bare = await bareServer(file);
  try {
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(`${url}/`));
      peer.push(await requestsPerSecond(bare.url));
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
    bare.close();
  }
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

import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes an answer as it is sent, compressed by Brotli, into a file for a peer. @throws when it is not a 200 */
export async function sentBytes(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (res) => {
    const chunks: Buffer[] = [];
    res.on('data', (chunk: Buffer) => chunks.push(chunk));
    res.on('end', () => {
      if (res.statusCode !== 200) return reject(new Error(`${url} answered ${res.statusCode}.`));
      const file = path.join(mkdtempSync(path.join(tmpdir(), 'kadr-bench-')), 'body');
      writeFileSync(file, Buffer.concat(chunks));
      return resolve(file);
    });
  }).on('error', reject);
  return promise;
}

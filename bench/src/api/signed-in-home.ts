import { get } from 'node:http';
import type { Product } from '@kadr/e2e/product';
import { median } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { demoAccount, signInAs } from '../sign-in.ts';
import { countStatements } from '../statements.ts';

const rounds = 60;
const warmUp = 30;

/** A signed-in viewer's home page, made for this viewer alone: milliseconds to its first byte, and its statements. */
export async function signedInHome({ url, dataDir }: Product): Promise<Figure[]> {
  const cookie = await signInAs(url, demoAccount);
  const own: number[] = [];
  const cached: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const [live, kept] = [await firstByte(`${url}/`, { cookie }), await firstByte(`${url}/`, {})];
    if (round < 0) continue;
    own.push(live);
    cached.push(kept);
  }
  const counter = await countStatements(dataDir);
  const statements = await counter.of(() => firstByte(`${url}/`, { cookie }));
  await counter.close();
  return [
    {
      name: 'home page, signed in, to its first byte, beside that of a guest from the cache',
      ours: median(own),
      peer: median(cached),
      unit: 'ms',
      bound: { kind: 'at most', value: 6 },
    },
    {
      name: 'SQL statements for the home page of a signed-in viewer, beyond his session',
      ours: statements - 1,
      peer: null,
      unit: '',
      bound: { kind: 'at most', value: 3 },
    },
  ];
}

/** Milliseconds to the first byte of a page, over an open connection; the page is read to its end. */
function firstByte(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begun = performance.now();
  get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (res) => {
    const taken = performance.now() - begun;
    if (res.statusCode !== 200) return reject(new Error(`${url} answered ${res.statusCode}.`));
    res.resume();
    return res.on('end', () => resolve(taken));
  }).on('error', reject);
  return promise;
}

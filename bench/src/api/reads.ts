import type { Product } from '@kadr/e2e/product';
import type { samples } from '@kadr/e2e/samples';
import { sentBytes } from '../bytes.ts';
import { socketOf } from '../database.ts';
import { median } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { bareServer, requestsPerSecond, statementsServer } from '../peer-servers.ts';
import { demoAccount, signInAs } from '../sign-in.ts';
import { countStatements } from '../statements.ts';
import type { StatementCounter } from '../statements.ts';

const rounds = 3;
const bound = { kind: 'ratio at least', value: 0.3 } as const;

/** Addresses of reads by name, for a viewer and for a guest. */
type Reads = Readonly<Record<string, string>>;

/**
 * Reads of one thing, in requests per second. For a signed-in viewer each is read from the database: beside `node:http`
 * that asks as many trivial statements and sends the same bytes. For a guest it comes from memory: beside `node:http`
 * alone.
 */
export async function apiReads(
  { url, dataDir }: Product,
  { film, channel }: Awaited<ReturnType<typeof samples>>,
): Promise<Figure[]> {
  const service = await firstService(url);
  const reads: Reads = {
    film: `/api/media_items/${film}`,
    'list of one title': '/api/media_items?limit=1',
    channel: `/api/channels/${channel}`,
    service: `/api/services/${service}`,
  };
  const cookie = await signInAs(url, demoAccount);
  const counter = await countStatements(dataDir);
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries({ viewer: '/api/user', ...reads }))
      figures.push(...(await forViewer({ name, url: url + path, dataDir, cookie }, counter)));
    for (const [name, path] of Object.entries(reads)) figures.push(await forGuest(name, url + path));
  } finally {
    await counter.close();
  }
  return figures;
}

interface Read {
  readonly name: string;
  readonly url: string;
  readonly dataDir: string;
  readonly cookie: string;
}

async function forViewer({ name, url, dataDir, cookie }: Read, counter: StatementCounter): Promise<Figure[]> {
  const file = await sentBytes(url, { cookie });
  const statements = await counter.of(async () => (await fetch(url, { headers: { cookie } })).arrayBuffer());
  const bare = await statementsServer(file, socketOf(dataDir), statements);
  try {
    const [ours, peer] = await inTurns(
      () => requestsPerSecond(url, [`cookie: ${cookie}`]),
      () => requestsPerSecond(bare.url),
    );
    return [
      {
        name: `${name}, signed in, beside node:http with ${statements} trivial statements`,
        ours,
        peer,
        unit: 'req/s',
        bound,
      },
    ];
  } finally {
    bare.close();
  }
}

async function forGuest(name: string, url: string): Promise<Figure> {
  const file = await sentBytes(url);
  const bare = await bareServer(file);
  try {
    const [ours, peer] = await inTurns(
      () => requestsPerSecond(url),
      () => requestsPerSecond(bare.url),
    );
    return { name: `${name}, guest, beside bare node:http`, ours, peer, unit: 'req/s', bound };
  } finally {
    bare.close();
  }
}

async function inTurns(
  ours: () => Promise<number>,
  peer: () => Promise<number>,
): Promise<readonly [ours: number, peer: number]> {
  const taken = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await ours());
    taken.peer.push(await peer());
  }
  return [median(taken.ours), median(taken.peer)];
}

async function firstService(url: string): Promise<string> {
  const { items } = (await (await fetch(`${url}/api/services`)).json()) as { items: { alias: string }[] };
  return items[0]?.alias ?? '';
}

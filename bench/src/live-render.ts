import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { checkout } from '@kadr/e2e/product';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';
import { demoAccount, signInAs } from './sign-in.ts';

const rounds = 200;
/** Before any measurement: a service renders with code that was compiled long ago, and so does its peer. */
const warmUp = 3000;

/** The part of the built server entry that is measured; see `web/app/entry-server.tsx`. */
interface ServerEntry {
  loadPage(input: {
    path: string;
    settings: unknown;
    client: KadrClient;
  }): Promise<{ render(): { html: string; head: string; queries: unknown } }>;
}

/**
 * The home page rendered for one viewer — loaders, rendering, state as JSON — beside `renderToString` of the same tree
 * alone, interleaved; for a guest and for a signed-in viewer. The service's answers come from memory on both sides:
 * only the rendering is compared.
 */
export async function liveRender(url: string): Promise<Figure[]> {
  const entry: ServerEntry = await import(
    pathToFileURL(path.join(checkout, 'web', 'dist', 'server', 'entry-server.js')).href
  );
  return [
    await measure('home page rendered live', entry, url, {}),
    await measure('home page rendered live, signed in', entry, url, {
      cookie: await signInAs(url, demoAccount),
    }),
  ];
}

async function measure(
  name: string,
  entry: ServerEntry,
  url: string,
  headers: Record<string, string>,
): Promise<Figure> {
  const client = remembering(createHttpClient({ url: `${url}/api`, routes, headers: () => headers }));
  const input = { path: '/', settings: await settingsOf(url, headers), client };
  const tree = await entry.loadPage(input);
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const begun = performance.now();
    const page = (await entry.loadPage(input)).render();
    JSON.stringify(page.queries);
    const between = performance.now();
    tree.render();
    const ended = performance.now();
    if (round < 0) continue;
    ours.push(1000 / (between - begun));
    peer.push(1000 / (ended - between));
  }
  return {
    name: `${name}, beside renderToString of the same tree`,
    ours: median(ours),
    peer: median(peer),
    unit: 'pages/s',
    bound: { kind: 'ratio at least', value: 0.7 },
  };
}

/** The settings in the served page: the same settings make the same tree. */
async function settingsOf(url: string, headers: Record<string, string>): Promise<unknown> {
  const html = await (await fetch(`${url}/`, { headers })).text();
  const state = /<script type="application\/json" id="[^"]+">([^<]*)<\/script>/.exec(html)?.[1];
  if (state === undefined) throw new Error('The home page carries no state.');
  return JSON.parse(state);
}

/** A client that requests each answer once. */
function remembering<T extends object>(client: T, answers = new Map<string, unknown>(), name = ''): T {
  const call = (...args: unknown[]): unknown => {
    const key = `${name} ${JSON.stringify(args[0])}`;
    if (!answers.has(key))
      answers.set(key, Reflect.apply(client as unknown as () => unknown, undefined, args));
    return answers.get(key);
  };
  return new Proxy(call as unknown as T, {
    // Not a promise, although it has every other property.
    get: (_, property) =>
      property === 'then'
        ? undefined
        : remembering(Reflect.get(client, property) as object, answers, `${name}.${String(property)}`),
  });
}

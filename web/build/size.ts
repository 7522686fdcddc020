/**
 * The cost of a first visit: brotli kilobytes of script and style per page, from the last build.
 * `node web/build/size.ts` prints the table and exits with 1 when a page is over its budget.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { filesOf } from '../server/built-app.ts';
import { idleChunk } from './chunks.ts';

const client = path.join(import.meta.dirname, '..', 'dist', 'client');

/** The home page's budget covers everything that loads until the network is quiet, messages included. */
const homePage = 'app/home/home-page.tsx';
const laterModules = ['app/data/browser-client.ts'];

/** The most brotli kilobytes of script on a page's first visit, messages included. */
const scriptBudgets: Readonly<Record<string, number>> = {
  [homePage]: 117,
  // The player's own code is held to 60 kB without its engine (`npm run bench:player`); the rest is on every page.
  'app/watch/watch-page.tsx': 155,
  'app/watch/embed-page.tsx': 155,
  'app/watch/test-player-page.tsx': 155,
  // Has the player too.
  'app/tv/channel-player-page.tsx': 155,
};
const otherScriptBudget = 150;

export interface PageSize {
  /** Module of the page. */
  readonly page: string;
  /** Brotli bytes. */
  readonly script: number;
  readonly style: number;
  /** The most bytes of script. */
  readonly budget: number;
}

/** The sizes of every page of the build, in the language with the largest messages. */
export function pageSizes(folder = client): PageSize[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const bytes = (address: string): number => brotliOf(path.join(folder, address));
  const total = (addresses: readonly string[]): number =>
    addresses.reduce((sum, address) => sum + bytes(address), 0);
  const names = Object.keys(manifest);
  const idle = names.find((name) => manifest[name]?.name === idleChunk);
  if (idle === undefined) throw new Error(`The build has no chunk named ${idleChunk}.`);
  return names
    .filter((name) => name.startsWith('app/') && name.endsWith('-page.tsx') && manifest[name]?.isDynamicEntry)
    .map((page) => {
      const files = (['rus', 'eng', 'hye'] as const).map((language) =>
        filesOf(manifest, page === homePage ? [page, idle, ...laterModules] : [page], language),
      );
      return {
        page,
        script: Math.max(...files.map(({ entry, modules }) => total([entry, ...modules]))),
        style: Math.max(...files.map(({ stylesheets }) => total(stylesheets))),
        budget: (scriptBudgets[page] ?? otherScriptBudget) * 1000,
      };
    });
}

function brotliOf(file: string): number {
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return brotliCompressSync(readFileSync(file)).length;
  }
}

function report(): number {
  const sizes = pageSizes();
  const kilobytes = (value: number): string => (value / 1000).toFixed(1).padStart(8);
  process.stdout.write(`${'brotli kB on first visit'.padEnd(40)}  script   style  budget\n`);
  for (const { page, script, style, budget } of sizes) {
    process.stdout.write(
      `${page.padEnd(40)}${kilobytes(script)}${kilobytes(style)}${kilobytes(budget)}${script > budget ? '  over' : ''}\n`,
    );
  }
  return sizes.some(({ script, budget }) => script > budget) ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = report();

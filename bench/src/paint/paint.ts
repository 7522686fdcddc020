import { launchBrowser } from '@kadr/testing/browser';
import { checkout } from '@kadr/e2e/product';
import type { Browser } from 'playwright-core';
import { median } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { serveBuild, trivialPath } from './serve-build.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const rounds = 7;
const speeds = [
  { slowdown: 1, words: '' },
  { slowdown: 4, words: ' on a processor a quarter as fast' },
] as const;

/** The most milliseconds to the largest paint, and of blocking after it. */
const bounds = { 1: { lcp: 350, tbt: 50 }, 4: { lcp: 800, tbt: 300 } } as const;

/**
 * First visits in Chromium at 1440 × 900: the largest contentful paint of pages beside that of a page with one
 * sentence, tasks that block, and layout shifts; here and on a processor a quarter as fast, interleaved.
 * `KADR_BENCH_BEFORE` names another checkout, with its build, whose pages of the same catalogue stand beside ours.
 */
export async function paint(url: string, film: string, channel: string): Promise<Figure[]> {
  const before = process.env['KADR_BENCH_BEFORE'];
  const ours = await serveBuild(checkout, url);
  const other = before === undefined ? null : await serveBuild(before, url);
  const browser = await launchBrowser({ isWhole: true });
  try {
    const pages = {
      home: '/',
      film: `/movies/${film}`,
      channel: `/tv/${channel}`,
      catalogue: '/movies/catalog',
    };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const addresses = {
        ours: ours.url + path,
        trivial: ours.url + trivialPath,
        ...(other && { before: other.url + path }),
      };
      const visits = await visitAll(browser, addresses);
      for (const { slowdown, words } of speeds)
        figures.push(
          ...figuresOf(`${name} page${words}`, slowdown, (which) => visits[`${which} ${slowdown}`]),
        );
    }
    return figures;
  } finally {
    await browser.close();
    ours.close();
    other?.close();
  }
}

/** Visits by address and slowdown: `ours 1`. The first of each address warms the server up and is not counted. */
async function visitAll(
  browser: Browser,
  addresses: Readonly<Record<string, string>>,
): Promise<Record<string, Visit[]>> {
  const visits: Record<string, Visit[]> = {};
  for (let round = -1; round < rounds; round++)
    for (const [which, address] of Object.entries(addresses))
      for (const { slowdown } of speeds) {
        const made = await visit(browser, address, { slowdown });
        if (round >= 0) (visits[`${which} ${slowdown}`] ??= []).push(made);
      }
  return visits;
}

function figuresOf(
  name: string,
  slowdown: 1 | 4,
  visitsOf: (which: 'ours' | 'before' | 'trivial') => readonly Visit[] | undefined,
): Figure[] {
  const of = (which: 'ours' | 'before' | 'trivial', kind: keyof Visit): number | null => {
    const visits = visitsOf(which);
    return visits === undefined ? null : median(visits.map((made) => made[kind]));
  };
  const ours = (kind: keyof Visit): number => of('ours', kind) ?? Number.NaN;
  const { lcp, tbt } = bounds[slowdown];
  const atMost = (value: number) => ({ kind: 'at most', value }) as const;
  const figure = (what: string, kind: keyof Visit, most: number): Figure => ({
    name: `${name}, ${what}`,
    ours: ours(kind),
    peer: of('before', kind),
    unit: kind === 'cls' ? '' : 'ms',
    bound: atMost(most),
  });
  return [
    {
      name: `${name}, largest contentful paint, beside a page with one sentence`,
      ours: ours('lcp'),
      peer: of('trivial', 'lcp'),
      unit: 'ms',
      bound: atMost(lcp),
    },
    ...(visitsOf('before') === undefined
      ? []
      : [
          {
            name: `${name}, largest contentful paint, beside the other checkout`,
            ours: ours('lcp'),
            peer: of('before', 'lcp'),
            unit: 'ms',
            bound: { kind: 'ratio at most', value: 1 } as const,
          },
        ]),
    ...(slowdown === 1 ? [figure('longest task', 'longest', 50)] : []),
    figure('total blocking time', 'tbt', tbt),
    figure('layout shift', 'cls', 0),
  ];
}

/** The sitemaps of a brand's pages (sitemaps.org 0.9, with the languages of each page). */
import { footerPagesOf } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { sitemapPageSize } from '@kadr/contract';
import type { sitemapKinds } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { locales } from '../app/i18n/formats.ts';
import { pageAddress } from '../app/routing/page-address.ts';
import {
  channelPath,
  collectionPath,
  karaokePath,
  personPath,
  promoEventPath,
  targetPath,
  titlePath,
} from '../app/data/paths.ts';

type Kind = (typeof sitemapKinds)[number];

export interface SitemapSurroundings {
  readonly brand: Brand;
  readonly origin: string;
  readonly client: KadrClient;
}

interface Entry {
  readonly path: string;
  /** Unix seconds; null when it is not known. */
  readonly changed: number | null;
}

const part =
  /^\/sitemap-(media-items|persons|collections|promo-events|karaoke-items|channels)-([1-9]\d{0,5})\.xml$/;

/** Kinds of entities that have pages, in the order in which they are listed. */
const kinds = [
  'media_items',
  'persons',
  'collections',
  'promo_events',
  'karaoke_items',
  'channels',
] as const satisfies readonly Kind[];

const paths: Readonly<Record<Exclude<Kind, 'media_items'>, (slug: string) => string>> = {
  persons: (slug) => personPath({ slug }),
  collections: collectionPath,
  promo_events: promoEventPath,
  karaoke_items: karaokePath,
  channels: channelPath,
};

/** Paths of the lists of entities that a brand may not have. */
const listPaths = {
  collections: '/collections',
  promo_events: '/promo_events',
  karaoke_items: '/karaoke/catalog',
  channels: '/tv',
} as const;

/** Lists that a footer may link to although they are empty, or whose items have their own addresses. */
const footerLists: ReadonlySet<string> = new Set([...Object.values(listPaths), '/karaoke', '/short_stories']);

/** Whether an address is that of a sitemap. */
export function isSitemap(pathname: string): boolean {
  return pathname === '/sitemap.xml' || pathname === '/sitemap-pages.xml' || part.test(pathname);
}

/**
 * The sitemap at `pathname`; null when there is none. `/sitemap.xml` lists the others: the brand's own pages, and its
 * titles, persons, collections, promo events, songs and channels by ranges of ids: no sitemap gets more expensive as
 * the catalogue grows.
 */
export async function writeSitemap(
  pathname: string,
  surroundings: SitemapSurroundings,
): Promise<string | null> {
  if (pathname === '/sitemap.xml') return indexOf(surroundings);
  if (pathname === '/sitemap-pages.xml') return urlSet(await pagesOf(surroundings), surroundings);
  const [, name, number = ''] = part.exec(pathname) ?? [];
  if (name === undefined) return null;
  const kind = kinds.find((one) => fileOf(one) === name);
  if (kind === undefined) return null;
  const { items, pages } = await surroundings.client.sitemap.addresses({ kind, page: Number(number) });
  if (Number(number) > pages) return null;
  return urlSet(
    items.map(({ slug, type, published_at }) => ({
      path: kind !== 'media_items' ? paths[kind](slug) : titlePath({ slug, type: type ?? 'film' }),
      changed: published_at,
    })),
    surroundings,
  );
}

async function indexOf({ client, origin }: SitemapSurroundings): Promise<string> {
  const parts = await Promise.all(
    kinds.map(async (kind) => {
      const { pages } = await client.sitemap.addresses({ kind, page: 1 });
      return Array.from({ length: pages }, (_, at) => `/sitemap-${fileOf(kind)}-${at + 1}.xml`);
    }),
  );
  const entries = ['/sitemap-pages.xml', ...parts.flat()].map(
    (path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The name of a kind in the names of sitemaps. */
function fileOf(kind: Kind): string {
  return kind.replace('_', '-');
}

/**
 * Pages outside the catalogue: home, the main views of the menu, the catalogue's own page, lists that are not empty,
 * and the footer's links.
 */
async function pagesOf({ brand, client }: SitemapSurroundings): Promise<Entry[]> {
  const [{ menu }, ...lists] = await Promise.all([
    client.session.user(),
    ...(['collections', 'promo_events', 'karaoke_items', 'channels'] as const).map(async (kind) => {
      const { items } = await client.sitemap.addresses({ kind, page: 1 });
      return items.length === 0 ? [] : [listPaths[kind]];
    }),
  ]);
  const views = menu.items.flatMap(({ target }) => targetPath(target) ?? []);
  const ofFooter = footerPagesOf(brand).filter((path) => !footerLists.has(path));
  const pages = ['/', ...views, '/catalog', ...lists.flat(), ...ofFooter].filter((path) =>
    /^\/[\w/-]*$/.test(path),
  );
  return [...new Set(pages)].map((path) => ({ path, changed: null }));
}

/** At most 2000 × 3 addresses, a tenth of a sitemap's limit. */
function urlSet(entries: readonly Entry[], { brand, origin }: SitemapSurroundings): string {
  const site = { origin, default_language: brand.default_language };
  const urls = entries.slice(0, sitemapPageSize).flatMap(({ path, changed }) => {
    const addresses = brand.languages.map(
      (language) => [language, escaped(pageAddress(site, path, language))] as const,
    );
    const inOthers =
      addresses.length < 2
        ? ''
        : [
            ...addresses.map(([language, address]) => alternate(locales[language], address)),
            alternate('x-default', escaped(pageAddress(site, path, brand.default_language))),
          ].join('');
    const date =
      changed === null ? '' : `<lastmod>${new Date(changed * 1000).toISOString().slice(0, 10)}</lastmod>`;
    return addresses.map(([, address]) => `<url><loc>${address}</loc>${date}${inOthers}</url>`);
  });
  return `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function alternate(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

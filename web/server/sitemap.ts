/** What search engines are told of a brand's pages (sitemaps.org 0.9, with the languages of each page). */
import type { Brand } from '@kadr/brands';
import { sitemapPageSize } from '@kadr/contract';
import type { sitemapKinds } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { locales } from '../app/i18n/formats.ts';
import { pageAddress } from '../app/routing/page-address.ts';
import { personPath, targetPath, titlePath } from '../app/routing/paths.ts';

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

const part = /^\/sitemap-(media-items|persons)-([1-9]\d{0,5})\.xml$/;

/** Whether an address is that of a sitemap. */
export function isSitemap(pathname: string): boolean {
  return pathname === '/sitemap.xml' || pathname === '/sitemap-pages.xml' || part.test(pathname);
}

/**
 * The sitemap at `pathname`; null when there is none. `/sitemap.xml` lists the others: the brand's own pages, and its
 * titles and persons by ranges of ids, so that none costs more when the catalogue grows.
 */
export async function writeSitemap(
  pathname: string,
  surroundings: SitemapSurroundings,
): Promise<string | null> {
  if (pathname === '/sitemap.xml') return indexOf(surroundings);
  if (pathname === '/sitemap-pages.xml') return urlSet(await pagesOf(surroundings), surroundings);
  const [, name, number = ''] = part.exec(pathname) ?? [];
  if (name === undefined) return null;
  const kind: Kind = name === 'persons' ? 'persons' : 'media_items';
  const { items, pages } = await surroundings.client.sitemap.addresses({ kind, page: Number(number) });
  if (Number(number) > pages) return null;
  return urlSet(
    items.map(({ slug, type, published_at }) => ({
      path: type === null ? personPath({ slug }) : titlePath({ slug, type }),
      changed: published_at,
    })),
    surroundings,
  );
}

async function indexOf({ client, origin }: SitemapSurroundings): Promise<string> {
  const [titles, persons] = await Promise.all(
    (['media_items', 'persons'] as const).map((kind) => client.sitemap.addresses({ kind, page: 1 })),
  );
  const numbered = (name: string, pages = 0): string[] =>
    Array.from({ length: pages }, (_, at) => `/sitemap-${name}-${at + 1}.xml`);
  const paths = [
    '/sitemap-pages.xml',
    ...numbered('media-items', titles?.pages),
    ...numbered('persons', persons?.pages),
  ];
  const entries = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Pages that are not of the catalogue: home, the main views of the menu, the catalogue, what the footer links to. */
async function pagesOf({ brand, client }: SitemapSurroundings): Promise<Entry[]> {
  const { menu } = await client.session.user();
  const views = menu.items.flatMap(({ target }) => targetPath(target) ?? []);
  const paths = ['/', ...views, '/catalog', ...brand.footer.pages].filter((path) => /^\/[\w/-]*$/.test(path));
  return [...new Set(paths)].map((path) => ({ path, changed: null }));
}

/** At most 2000 × 3 addresses, a tenth of what a sitemap may hold. */
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

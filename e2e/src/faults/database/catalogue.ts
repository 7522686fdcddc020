import type { KadrClient } from '@kadr/contract/client';
import { publishFilm } from '../../operator.ts';
import type { Product } from '../../product.ts';

/** The objects of the writes. */
export interface Stock {
  /** Ids of films that can be bought, and kept as favourites. */
  readonly films: readonly { readonly id: number; readonly slug: string }[];
  /** Starts to watch the free film; returns the address of a segment of it, which is valid for a while. */
  readonly segment: () => Promise<string>;
}

export const price = 10_000;

/** Publishes a film, as many others made of it that cost money, a service, and a channel. */
export async function fillCatalogue(product: Product, client: KadrClient, count: number): Promise<Stock> {
  await publishFilm(product, ['--title', 'Бесплатный фильм', '--slug', 'free-film'], { seconds: 5 });
  const slugs = Array.from({ length: count }, (_, at) => `film-${at + 1}`);
  const { url } = await dashOf(client, product.url);
  const asset = /\/stream\/vod\/([^/?.]+)/.exec(url)?.[1];
  if (asset === undefined) throw new Error(`There is no asset in ${url}.`);
  await client.operator.importCatalogue({
    media_items: slugs.map((slug) => ({
      slug,
      type: 'film' as const,
      name: { rus: `Фильм ${slug}` },
      usage_model: 'EST' as const,
      prices: [{ usage_model: 'EST' as const, amount: price, currency: 'RUB' as const }],
    })),
    channels: [{ slug: 'one-channel', name: { rus: 'Канал' } }],
  });
  for (const slug of slugs)
    await client.operator.composeAsset({
      kind: 'film',
      slug,
      parts: Array.from({ length: 20 }, () => ({ asset_id: asset })),
    });
  const films: { id: number; slug: string }[] = [];
  for (const slug of slugs) films.push({ slug, id: (await client.mediaItems.getById({ id: slug })).id });
  return { films, segment: async () => segmentOf((await dashOf(client, product.url)).url) };
}

async function dashOf(client: KadrClient, origin: string): Promise<{ readonly url: string }> {
  const { asset } = await client.playback.start({ media_item_id: 'free-film' });
  const query = asset.cdn_token?.get_parameters ?? '';
  return { url: new URL(`${asset.urls.dash ?? asset.url}?${query}`, origin).href };
}

/** The address of one of the files that a manifest names. */
async function segmentOf(manifestUrl: string): Promise<string> {
  const manifest = await (await fetch(manifestUrl)).text();
  const named = /initialization="([^"]+)"/.exec(manifest)?.[1]?.replaceAll('&amp;', '&');
  const base = /<BaseURL>([^<]+)<\/BaseURL>/.exec(manifest)?.[1] ?? '';
  if (named === undefined) throw new Error('The manifest names no segments.');
  const id = /<Representation [^>]*id="([^"]+)"/.exec(manifest)?.[1] ?? '';
  return new URL(base + named.replace('$RepresentationID$', id), manifestUrl).href;
}

import { genreImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { byName, countOf, greatestFirst } from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { usage } from '../usages.ts';

const id = sql.raw('genres.id');
const name = sql.raw('genres.name');
const titles = countOf('media_item_genres', 'genre_id', id);

export function genreKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return namedKind({
    kind: 'genre',
    schema: genreImportSchema,
    keyField: 'alias',
    table: 'genres',
    columns: sql.raw('genres.alias, genres.name'),
    isInCatalogue: true,
    write: (transaction, records, now) =>
      catalogue.importTitles(
        transaction,
        { genres: z.array(genreImportSchema).parse(records), persons: [], media_items: [] },
        { brands: brandIds(), now, isWhole: true },
      ),
    usages: (alias) => [
      usage(
        'title',
        sql`select media_items.slug from media_item_genres link join media_items on media_items.id = link.media_item_id
          join genres genre on genre.id = link.genre_id where genre.alias = ${alias}`,
      ),
      usage(
        'cold-start set',
        sql`select cold_start_sets.slug from cold_start_set_genres link
          join cold_start_sets on cold_start_sets.id = link.set_id
          join genres genre on genre.id = link.genre_id where genre.alias = ${alias}`,
      ),
      usage(
        'view',
        sql`select distinct media_views.brand || '~' || media_views.alias from media_blocks
          join media_views on media_views.id = media_blocks.media_view_id
          where media_blocks.query->>'genre' = ${alias}`,
      ),
    ],
    listing: {
      picture: sql.raw('null'),
      isLive: () => sql.raw('true'),
      fields: { titles },
      sorts: {
        name: byName(name),
        titles: greatestFirst(titles),
      },
      filters: {},
    },
  });
}

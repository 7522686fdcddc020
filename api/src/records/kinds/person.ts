import { personImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { withTypesetProse } from '../../imports/prose.ts';
import { byName, countOf, greatestFirst, titleFilter } from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import { filter } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { usage } from '../usages.ts';

const id = sql.raw('persons.id');
const name = sql.raw('persons.name');
const titles = countOf('media_item_persons', 'person_id', id);

/** Cast and crew. */
export function personKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return namedKind({
    kind: 'person',
    schema: personImportSchema,
    keyField: 'slug',
    table: 'persons',
    columns:
      sql.raw(`persons.slug, persons.name, persons.native_name, persons.photo_avatar, persons.birth_date,
      persons.death_date, persons.biography`),
    isInCatalogue: true,
    write: (transaction, records, now) =>
      catalogue.importTitles(
        transaction,
        {
          genres: [],
          persons: withTypesetProse(z.array(personImportSchema).parse(records)),
          media_items: [],
        },
        { brands: brandIds(), now, isWhole: true },
      ),
    usages: (slug) => [
      usage(
        'title',
        sql`select distinct media_items.slug from media_item_persons credit
          join media_items on media_items.id = credit.media_item_id
          join persons person on person.id = credit.person_id where person.slug = ${slug}`,
      ),
    ],
    listing: {
      picture: sql.raw('persons.photo_avatar'),
      isLive: () => sql.raw('true'),
      fields: {
        native_name: sql.raw('persons.native_name'),
        birth_date: sql.raw('persons.birth_date::text'),
        titles,
      },
      sorts: {
        name: byName(name),
        titles: greatestFirst(titles),
      },
      filters: {
        title: titleFilter('media_item_persons', 'person_id', id),
        missing: filter(z.enum(['photo_avatar', 'biography', 'eng', 'hye']), (what) =>
          what === 'eng' || what === 'hye'
            ? sql`not jsonb_exists(persons.name, ${what})`
            : sql`persons.${sql.raw(what)} is null`,
        ),
      },
      alsoFound: (pattern) => sql`persons.native_name ilike ${pattern}`,
    },
  });
}

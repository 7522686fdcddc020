import { personImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { byName, countOf, isNamed, usage } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('persons.id');
const name = sql.raw('persons.name');
const titles = countOf('media_item_persons', 'person_id', id);

/** Who makes titles and plays in them. */
export function personKind({ catalogue, brands }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'person',
    schema: personImportSchema,
    keyFields: ['slug'],
    idOf: (record) => String(record['slug']),
    keyOf: (key) => ({ slug: key }),
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
        { brands, now, isWhole: true },
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
      key: sql.raw('persons.slug'),
      tie: { by: id, type: 'integer' },
      label: (language) => inLanguage(name, language),
      picture: sql.raw('persons.photo_avatar'),
      isLive: () => sql.raw('true'),
      fields: {
        native_name: sql.raw('persons.native_name'),
        birth_date: sql.raw('persons.birth_date::text'),
        titles,
      },
      sorts: {
        name: { by: byName(name), type: 'text', order: 'asc' },
        titles: { by: () => titles, type: 'double precision', order: 'desc' },
      },
      filters: {
        title: filter(
          z.string(),
          (title) => sql`persons.id in (select credit.person_id from media_item_persons credit
            join media_items on media_items.id = credit.media_item_id where media_items.slug = ${title})`,
        ),
        missing: filter(z.enum(['photo_avatar', 'biography', 'eng', 'hye']), (what) =>
          what === 'eng' || what === 'hye'
            ? sql`not jsonb_exists(persons.name, ${what})`
            : sql`persons.${sql.raw(what)} is null`,
        ),
      },
      search: (text) =>
        sql`(persons.slug = ${text} or ${isNamed(name, likePattern(text))} or persons.native_name ilike ${likePattern(text)})`,
    },
  });
}

import { infoPageImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '../../database/translated.ts';
import { importPages } from '../../info-pages/import.ts';
import { byName, isNamed, latestFirst, secondsField } from '../columns.ts';
import { brandedId, brandedKey } from '../branded-key.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const name = sql.raw('info_pages.name');
const brand = sql.raw(`nullif(info_pages.brand, '*')`);
const key = sql`(coalesce(${brand}, '') || '~' || info_pages.alias)`;
const sections = sql.raw('jsonb_array_length(info_pages.sections)');

/** Information pages, written by operators. */
export function infoPageKind({ brandIds }: Pick<CatalogueKindOptions, 'brandIds'>): KindOfRecord {
  return tableKind({
    kind: 'info_page',
    schema: infoPageImportSchema,
    keyFields: ['brand', 'alias'],
    idOf: brandedId,
    keyOf: brandedKey,
    table: 'info_pages',
    columns: sql`info_pages.alias, ${brand} as brand, info_pages.name, info_pages.description, info_pages.sections`,
    isInCatalogue: false,
    write: (transaction, records, now) =>
      importPages(transaction, z.array(infoPageImportSchema).parse(records), { brands: brandIds(), now }),
    usages: () => [],
    listing: {
      key,
      tie: { by: key, type: 'text' },
      label: (language) => inLanguage(name, language),
      picture: sql.raw('null'),
      isLive: () => sql.raw('true'),
      fields: {
        alias: sql.raw('info_pages.alias'),
        brand,
        sections,
        updated_at: secondsField(sql.raw('info_pages.updated_at')),
      },
      sorts: {
        alias: { by: () => sql.raw('info_pages.alias'), type: 'text', order: 'asc' },
        name: byName(name),
        updated_at: latestFirst(sql.raw('info_pages.updated_at')),
      },
      filters: {
        brand: filter(z.string().nullable(), (id) => sql`${brand} is not distinct from ${id}::text`),
      },
      search: (text) =>
        sql`(${key} = ${text} or info_pages.alias = ${text} or ${isNamed(name, likePattern(text))})`,
    },
  });
}

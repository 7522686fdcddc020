import type { CatalogueImport } from '@kadr/contract';

type ImportedTitle = NonNullable<CatalogueImport['media_items']>[number];

/** The free films that have advertisements, by slug. */
export const demoAdvertising: ReadonlyMap<string, NonNullable<ImportedTitle['ads']>> = new Map<
  string,
  NonNullable<ImportedTitle['ads']>
>([
  ['uncle-on-loan', { places: ['preroll', 'midroll', 'pauseroll', 'postroll'], midrolls: [30] }],
  ['storm-pilots', { places: ['preroll', 'postroll'] }],
  ['winter-in-gyumri', { places: ['preroll', 'pauseroll'] }],
]);

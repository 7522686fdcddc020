import { KadrError } from '@kadr/contract';
import type { CatalogueImportParsed, PublishedAsset, Translated } from '@kadr/contract';
import type { ComposeRequest } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { aOrAn } from './check-import.ts';
import { importTitles } from './import.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { freeSlug, slugOfTitle } from './title-slug.ts';
import {
  attachMain,
  attachTrailer,
  findKnownTitles,
  findSlugsLike,
  findTitleById,
  lockCatalogue,
  refreshSeries,
  writeTitles,
} from './write-repository.ts';
import type { KnownTitle } from './write-repository.ts';
import { findIds } from '../database/find-ids.ts';
import { genres } from '../tables/catalogue.ts';

/** The role of an asset for a title. */
export type AssetRole = 'film' | 'episode' | 'trailer';

/** A title as writers need it. */
export type WrittenTitle = Pick<KnownTitle, 'id' | 'slug' | 'type'>;

/** The catalogue as operators and ingests change it; everything runs in the caller's transaction. */
export interface CatalogueWriter {
  /** @throws KadrError INVALID_INPUT, which names every faulty slug. */
  importTitles(
    transaction: Database,
    batch: Pick<CatalogueImportParsed, 'genres' | 'persons' | 'media_items'>,
    surroundings: ImportOptions,
  ): Promise<void>;
  idsOf(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  genresThatExist(db: Database, aliases: readonly string[]): Promise<ReadonlySet<string>>;
  /** The title with this slug, even if pages do not show it. */
  find(db: Database, slug: string): Promise<WrittenTitle | undefined>;
  findById(db: Database, id: number): Promise<WrittenTitle | undefined>;
  /**
   * Makes a film with a name only, to which an asset will be attached. Without `slug` it gets its name in Latin
   * letters, with a number when that is taken.
   */
  makeFilm(
    transaction: Database,
    film: { name: Translated; slug: string | null; brand: string; now: Date },
  ): Promise<WrittenTitle>;
  /**
   * Attaches an existing asset to a title, and makes the title visible.
   *
   * @throws KadrError INVALID_INPUT when such a title cannot have the asset.
   */
  attach(
    transaction: Database,
    title: WrittenTitle,
    given: { readonly role: AssetRole; readonly asset: PublishedAsset },
    now: Date,
  ): Promise<void>;
}

export const catalogueWriter: CatalogueWriter = {
  importTitles,

  idsOf: async (db, slugs) => new Map((await findKnownTitles(db, slugs)).map(({ slug, id }) => [slug, id])),

  genresThatExist: async (db, aliases) => new Set((await findIds(db, genres, genres.alias, aliases)).keys()),

  find: async (db, slug) => (await findKnownTitles(db, [slug]))[0],

  findById: findTitleById,

  makeFilm: async (transaction, { name, slug, brand, now }) => {
    await lockCatalogue(transaction);
    const wanted = slug ?? slugOfTitle(name.rus, 'film');
    const taken = slug === null ? await findSlugsLike(transaction, wanted) : new Set<string>();
    const free = freeSlug(wanted, taken);
    const ids = await writeTitles(transaction, [
      {
        slug: free,
        type: 'film',
        name,
        age: 0,
        countries: [],
        themes: ['movies'],
        isComingSoon: false,
        brands: [brand],
        screenshots: [],
        createdAt: now,
      },
    ]);
    const id = ids.get(free);
    if (id === undefined)
      throw new KadrError('CONFLICT', { message: `The title “${free}” could not be made.` });
    return { id, slug: free, type: 'film' };
  },

  attach: async (transaction, title, { role, asset }, now) => {
    refuseWrongRole(title, role);
    await lockCatalogue(transaction);
    if (role === 'trailer') {
      await attachTrailer(transaction, title.id, asset.id);
      return;
    }
    const posters = asset.posters.flatMap(({ image, color }) => {
      const path = imagePathOf(image);
      return path === null ? [] : [{ path, color }];
    });
    const pictures = {
      cover: posters[0]?.path ?? null,
      color: posters[0]?.color ?? null,
      screenshots: posters.map(({ path }) => path),
    };
    await attachMain(transaction, title.id, { assetId: asset.id, duration: asset.duration, pictures, now });
    const [known] = await findKnownTitles(transaction, [title.slug]);
    if (known?.seriesId != null) await refreshSeries(transaction, [known.seriesId], now);
  },
};

/** @throws KadrError INVALID_INPUT when a title of this type cannot have such an asset. */
export function refuseWrongRole({ slug, type }: WrittenTitle, role: AssetRole): void {
  if (role === type || (role === 'trailer' && type !== 'episode')) return;
  throw new KadrError('INVALID_INPUT', {
    message: `“${slug}” is ${aOrAn(type)} and cannot be given ${aOrAn(role)}.`,
    field: 'kind',
  });
}

/** @throws KadrError INVALID_INPUT for a kind of film that the catalogue does not support. */
export function roleOf(kind: ComposeRequest['kind']): AssetRole {
  if (kind === 'karaoke')
    throw new KadrError('INVALID_INPUT', {
      message: 'Songs are not composed: each is handed in whole, with its lyrics.',
      field: 'kind',
    });
  return kind;
}

/** The path under which a stored picture is served: its storage key ends with its SHA-256. */
function imagePathOf(key: string): string | null {
  const digest = /(?:^|\/)([0-9a-f]{64})$/.exec(key)?.[1];
  return digest === undefined ? null : `/${digest}`;
}

import type { CatalogueImportParsed, TitleMarkers, Translated } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { StoredText } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { refuseProblems } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { problemsOf } from './check-import.ts';
import { refreshRights } from './rights-sql.ts';
import {
  findKnownTitles,
  findOrderClash,
  lockCatalogue,
  refreshSeries,
  writeGenres,
  writePersons,
  writeTitles,
} from './write-repository.ts';
import { writeCast, writeTitleGenres } from './write-credits.ts';
import type { TitleValues } from './write-repository.ts';
import { writePrices } from '../prices/title-prices.ts';
import { findIds } from '../database/find-ids.ts';
import { genres, persons } from '../tables/catalogue.ts';
import { dateOf } from '../text/unix-seconds.ts';

type ImportedTitle = CatalogueImportParsed['media_items'][number];

/** Parents are written before their children. */
const levels = [['film', 'series'], ['season'], ['episode']] as const;

/**
 * Writes a batch of genres, persons and titles, each over the one with its key. Idempotent.
 *
 * @throws KadrError INVALID_INPUT, which names every faulty slug; the transaction must then be rolled back.
 */
export async function importTitles(
  transaction: Database,
  batch: Pick<CatalogueImportParsed, 'genres' | 'persons' | 'media_items'>,
  { brands, now, isWhole = false }: ImportOptions,
): Promise<void> {
  await lockCatalogue(transaction);
  const titles = batch.media_items;
  const known = await findKnownTitles(transaction, [
    ...new Set(titles.flatMap(({ slug, parent }) => (parent === null ? [slug] : [slug, parent]))),
  ]);
  const knownBySlug = new Map(known.map((title) => [title.slug, title]));
  const genreAliases = [...new Set(titles.flatMap(({ genres }) => genres))];
  const personSlugs = [...new Set(titles.flatMap(({ cast }) => cast.map(({ person }) => person)))];
  refuseProblems(
    problemsOf(batch, {
      genres: new Set((await findIds(transaction, genres, genres.alias, genreAliases)).keys()),
      persons: new Set((await findIds(transaction, persons, persons.slug, personSlugs)).keys()),
      titles: knownBySlug,
      brands,
    }),
  );

  await writeGenres(transaction, batch.genres);
  await writePersons(
    transaction,
    batch.persons.map(({ native_name, photo_avatar, birth_date, death_date, ...person }) => ({
      ...person,
      nativeName: native_name,
      photoAvatar: photo_avatar,
      birthDate: birth_date,
      deathDate: death_date,
    })),
    isWhole,
  );

  const ids = new Map(known.map(({ slug, id }) => [slug, id]));
  const seriesOf = new Map(
    known.map(({ slug, id, type, seriesId }) => [slug, type === 'series' ? id : seriesId]),
  );
  for (const level of levels) {
    const some = titles.filter(({ type }) => level.some((one) => one === type));
    const values = some.map((title): TitleValues => {
      const place =
        title.parent === null
          ? noPlace
          : { parentId: ids.get(title.parent) ?? null, seriesId: seriesOf.get(title.parent) ?? null };
      return { ...titleValues(title, now), ...place };
    });
    const written = await writeTitles(transaction, values, isWhole);
    for (const { slug, type, parent } of some) {
      const id = written.get(slug);
      if (id === undefined) continue;
      ids.set(slug, id);
      seriesOf.set(slug, type === 'series' ? id : parent === null ? null : (seriesOf.get(parent) ?? null));
    }
  }

  const titleIds = titles.flatMap(({ slug }) => ids.get(slug) ?? []);
  await writeLinks(transaction, titles, ids, { genres: genreAliases, persons: personSlugs });
  await writePrices(
    transaction,
    titles.flatMap(({ slug, prices }) => {
      const mediaItemId = ids.get(slug);
      return mediaItemId === undefined ? [] : [{ mediaItemId, prices }];
    }),
  );

  const clash = await findOrderClash(transaction, parentsOf(titles, ids));
  if (clash !== null)
    refuseProblems([`${clash.map((slug) => `“${slug}”`).join(' and ')} have the same order_number`]);
  // The series that a title has left must be refreshed, too.
  const series = new Set(
    [
      ...known.map(({ seriesId }) => seriesId),
      ...titles.map(({ slug }) => seriesOf.get(slug) ?? null),
    ].filter((id) => id !== null),
  );
  await refreshSeries(transaction, titleIds.length === 0 ? [] : [...series], now);
  await refreshRights(transaction, now);
}

const noPlace = { parentId: null, seriesId: null };

function parentsOf(titles: readonly ImportedTitle[], ids: ReadonlyMap<string, number>): number[] {
  return [...new Set(titles.flatMap(({ parent }) => (parent === null ? [] : (ids.get(parent) ?? []))))];
}

async function writeLinks(
  transaction: Database,
  titles: readonly ImportedTitle[],
  ids: ReadonlyMap<string, number>,
  keys: { readonly genres: readonly string[]; readonly persons: readonly string[] },
): Promise<void> {
  const genreIds = await findIds(transaction, genres, genres.alias, keys.genres);
  const personIds = await findIds(transaction, persons, persons.slug, keys.persons);
  const known = titles.flatMap((title) => {
    const mediaItemId = ids.get(title.slug);
    return mediaItemId === undefined ? [] : [{ ...title, mediaItemId }];
  });
  const titleIds = known.map(({ mediaItemId }) => mediaItemId);
  await writeTitleGenres(
    transaction,
    known.flatMap(({ mediaItemId, genres }) =>
      genres.flatMap((alias, position) => {
        const genreId = genreIds.get(alias);
        return genreId === undefined ? [] : [{ mediaItemId, position, genreId }];
      }),
    ),
    titleIds,
  );
  await writeCast(
    transaction,
    known.flatMap(({ mediaItemId, cast }) =>
      cast.flatMap(({ person, role, character }, position) => {
        const personId = personIds.get(person);
        return personId === undefined ? [] : [{ mediaItemId, position, personId, role, character }];
      }),
    ),
    titleIds,
  );
}

function titleValues(title: ImportedTitle, now: Date): TitleValues {
  return {
    slug: title.slug,
    type: title.type,
    orderNumber: title.order_number,
    name: title.name,
    shortName: title.short_name,
    originalName: title.original_name,
    shortDescription: title.short_description,
    summary: title.summary,
    note: title.note,
    year: title.year,
    age: title.age,
    isErotic: title.is_erotic,
    countries: title.countries,
    themes: title.themes,
    category: title.category,
    ownRating: title.rating,
    usageModel: title.usage_model,
    markers: hasMarkers(title.markers) ? title.markers : null,
    ads: title.ads,
    isComingSoon: title.is_coming_soon,
    startDate: dateOf(title.start_date),
    brands: title.brands.length === 0 ? [everyBrand] : title.brands,
    territories: title.territories,
    rights: title.rights,
    logo: picture(title.logo),
    visitCard: picture(title.visit_card),
    background: title.background,
    posterBgColor: title.poster_bg_color,
    copyrightHolderLogo1: title.copyright_holder_logo_1,
    copyrightHolderLogo2: title.copyright_holder_logo_2,
    screenshots: title.screenshots,
    popularity: title.rating ?? 0,
    createdAt: now,
  };
}

function hasMarkers({ recap, intro, credits, chapters }: TitleMarkers): boolean {
  return [recap, intro, credits].some((part) => part !== null) || chapters.length > 0;
}

/** A picture that differs by language is stored like a text; a missing Russian one is replaced by another. */
function picture(given: string | Partial<Translated> | null): StoredText | null {
  if (given === null) return null;
  if (typeof given === 'string') return { rus: given };
  const rus = given.rus ?? given.eng ?? given.hye;
  return rus === undefined ? null : { ...given, rus };
}

import { KadrError } from '@kadr/contract';
import type { ColdStartGenre, MediaItemCard } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';
import { findChoosableGenres, ofGenres, writeColdStart } from './repository.ts';
import { findColdStartSet } from './sets.ts';
import type { ColdStartSet } from './sets.ts';
import { forYou } from './taste.ts';
import type { Taste } from './taste.ts';

/** The fewest genres and titles to choose without a set of the operator, if the catalogue has that many. */
const fewest = 5;
/** Titles to choose from. */
const mostTitles = 60;
/** Seconds for which the result is shown. */
const resultSeconds = 5;

export interface ColdStartService {
  genres(viewer: Viewer): Promise<{ items: ColdStartGenre[]; min_for_choosing: number }>;
  /** Titles of these genres, those of several first, otherwise the most popular. */
  movies(aliases: readonly string[], viewer: Viewer): Promise<MediaItemCard[]>;
  /** @throws KadrError SIGN_IN_REQUIRED, INVALID_INPUT */
  save(
    choice: { readonly genre_aliases: readonly string[]; readonly content_ids: readonly number[] },
    viewer: Viewer,
    context: RequestContext,
  ): Promise<{ loading_screen: { duration: number }; media_view_alias: string }>;
  /**
   * The taste of the viewer's profile, with genres in his language; null for guests and for profiles that have not
   * stated any.
   */
  taste(viewer: Viewer, context: RequestContext): Promise<Taste | null>;
}

export function createColdStartService(
  db: Database,
  {
    sessions,
    catalogue,
    kept,
  }: {
    readonly sessions: Pick<SessionService, 'requireAccount' | 'findDetails'>;
    readonly catalogue: Pick<CatalogueService, 'cards' | 'choose'>;
    readonly kept: KeptReads;
  },
): ColdStartService {
  const choosable = (viewer: Viewer): Promise<ColdStartGenre[]> => {
    const { listAge, isEroticAllowed } = viewer.audience;
    return kept.get(
      `choosable-genres ${viewer.brand} ${viewer.language} ${listAge} ${isEroticAllowed}`,
      () => findChoosableGenres(db, viewer),
      { of: ['popularity'] },
    );
  };
  const offered = async (viewer: Viewer) =>
    offerOf(await choosable(viewer), await findColdStartSet(db, viewer));
  return {
    genres: async (viewer) => {
      const { items, min } = await offered(viewer);
      return { items, min_for_choosing: min };
    },

    movies: async (aliases, viewer) => {
      const { all: genres, titleIds } = await offered(viewer);
      const genreIds = genres.filter(({ alias }) => aliases.includes(alias)).map(({ id }) => id);
      const [ids = []] = await catalogue.choose(
        [{ similar: true, sort: 'popular', limit: mostTitles }],
        { id: 0, genreIds },
        viewer,
      );
      const first = await ofGenres(db, titleIds, genreIds);
      const inOrder = [...new Set([...first, ...ids])].slice(0, mostTitles);
      const cards = await catalogue.cards(inOrder, viewer);
      return inOrder.flatMap((id) => cards.get(id) ?? []);
    },

    save: async ({ genre_aliases, content_ids }, viewer, context) => {
      const { profileId } = await sessions.requireAccount(context);
      // A choice from a set that has ended meanwhile counts as well.
      const { all, min } = await offered(viewer);
      const genres = new Map(all.map(({ alias, id }) => [alias, id] as const));
      const genreIds = [...new Set(genre_aliases)].flatMap((alias) => genres.get(alias) ?? []);
      if (genreIds.length < min)
        throw new KadrError('INVALID_INPUT', {
          message: `At least ${min} of the offered genres have to be chosen.`,
          field: 'genre_aliases',
        });
      const chosen = [...new Set(content_ids)];
      const cards = await catalogue.cards(chosen, viewer);
      const unknown = chosen.find((id) => !cards.has(id));
      if (unknown !== undefined)
        throw new KadrError('INVALID_INPUT', {
          message: `There is no title ${unknown} to choose.`,
          field: 'content_ids',
        });
      await writeColdStart(db, { profileId, genreIds, mediaItemIds: chosen, savedAt: context.now() });
      return { loading_screen: { duration: resultSeconds }, media_view_alias: forYou };
    },

    taste: async (viewer, context) => {
      const saved = await savedTaste(sessions, context);
      if (saved === null) return null;
      const genres = new Map((await choosable(viewer)).map((genre) => [genre.id, genre]));
      return {
        genres: saved.genre_ids.flatMap((id) => genres.get(id) ?? []),
        titleIds: new Set(saved.media_item_ids),
      };
    },
  };
}

/** The genres of the operator's set as far as they can be chosen; all of them without one. */
function offerOf(all: readonly ColdStartGenre[], set: ColdStartSet | undefined) {
  const known = new Map(all.map((genre) => [genre.id, genre]));
  const chosen = (set?.genreIds ?? []).flatMap((id) => known.get(id) ?? []);
  const items = chosen.length === 0 ? [...all] : chosen;
  return {
    all,
    items,
    min: Math.min(set?.minForChoosing ?? fewest, items.length),
    titleIds: set?.titleIds ?? [],
  };
}

/** The stated taste of a signed-in viewer's profile; it is read with the session. */
async function savedTaste(
  sessions: Pick<SessionService, 'findDetails'>,
  context: RequestContext,
): Promise<SessionRow['cold_start']> {
  try {
    const row = await sessions.findDetails(context);
    return row?.state === 'normal' ? row.cold_start : null;
  } catch (error) {
    if (error instanceof KadrError) return null;
    throw error;
  }
}

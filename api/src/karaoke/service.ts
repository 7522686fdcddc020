import { KadrError } from '@kadr/contract';
import type { KaraokeCard, KaraokeItem, KaraokePage } from '@kadr/contract';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { orderedPage } from '../lists/ordered-list.ts';
import { readReference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { entitlementOf, everyBrand, nothingOwned, nothingSubscribed } from '../entitlement/entitlement.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';
import {
  countKeptKaraoke,
  dropKaraoke,
  findKaraokeItem,
  findKaraokeItems,
  keepKaraoke,
  listKaraokeItems,
  listKeptKaraoke,
} from './repository.ts';
import type { KaraokeRow, KaraokeViewer } from './repository.ts';

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface KaraokeList {
  items: KaraokeCard[];
  next_cursor: string | null;
}

/** A karaoke item as its playback needs it. */
export interface Song extends Pick<KaraokeItem, 'id' | 'slug' | 'name' | 'artist'> {
  readonly entitlement: Entitlement;
  readonly assetId: string | null;
}

/** Karaoke items of the viewer's brand, as viewers read them. */
export interface KaraokeService {
  /** Items up to the age limit of the viewer's lists. @throws KadrError INVALID_INPUT for a cursor of another list. */
  list(page: PageRequest, viewer: KaraokeViewer): Promise<KaraokeList>;
  /**
   * The items that the viewer's profile has kept, the latest first.
   *
   * @throws KadrError SIGN_IN_REQUIRED, INVALID_INPUT
   */
  kept(page: PageRequest, viewer: KaraokeViewer): Promise<KaraokeList>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  karaokeItem(reference: string, viewer: KaraokeViewer): Promise<KaraokePage>;
  /** The song, and whether the viewer may sing it. @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  song(reference: string, viewer: KaraokeViewer): Promise<Song>;
  /** Cards of a block, by id; items that lists do not show are missing. */
  cards(ids: readonly number[], viewer: KaraokeViewer): Promise<ReadonlyMap<number, KaraokeItem>>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED for an item that the viewer may not see; FAVOURITES_FULL */
  keep(id: number, profileId: number, viewer: KaraokeViewer, now: Date): Promise<void>;
  drop(id: number, profileId: number): Promise<void>;
}

/** The largest number of favourite songs of a profile. */
const most = 1000;

export function createKaraokeService(db: Database): KaraokeService {
  const find = async (reference: string, viewer: KaraokeViewer): Promise<KaraokeRow> => {
    const row = await findKaraokeItem(db, readReference(reference), viewer);
    if (row === undefined) throw new KadrError('NOT_FOUND');
    if (row.age_value > viewer.audience.pageAge) throw new KadrError('AGE_RESTRICTED');
    return row;
  };
  return {
    list: async ({ cursor, limit }, viewer) => {
      const after = cursor === undefined ? null : readCursor('karaoke', cursor);
      const rows = await listKaraokeItems(db, after, limit + 1, viewer);
      const { next_cursor } = orderedPage('karaoke', rows, limit);
      return { items: rows.slice(0, limit).map((row) => toCard(row, viewer)), next_cursor };
    },

    kept: async ({ cursor, limit }, viewer) => {
      if (viewer.profileId === null) throw new KadrError('SIGN_IN_REQUIRED');
      const after = cursor === undefined ? null : readCursor('kept-karaoke', cursor);
      const rows = await listKeptKaraoke(db, after, limit + 1, viewer);
      const { page, next_cursor } = listPage(rows, limit, ({ id, added_at: key }) =>
        writeCursor('kept-karaoke', { id, key }),
      );
      return {
        items: page.map((row) => toCard(row, viewer)),
        next_cursor,
      };
    },

    karaokeItem: async (reference, viewer) => {
      const row = await find(reference, viewer);
      return { ...toCard(row, viewer), description: row.description, is_recorded: row.asset_id !== null };
    },

    song: async (reference, viewer) => {
      const row = await find(reference, viewer);
      const { id, slug, name, artist } = toKaraokeItem(row);
      return { id, slug, name, artist, entitlement: mayBeSung(row, viewer), assetId: row.asset_id };
    },

    cards: async (ids, viewer) => {
      if (ids.length === 0) return new Map();
      const rows = await findKaraokeItems(db, ids, viewer);
      return new Map(rows.map((row) => [row.id, toKaraokeItem(row)]));
    },

    keep: async (id, profileId, viewer, now) => {
      await find(String(id), viewer);
      if ((await countKeptKaraoke(db, profileId)) >= most) throw new KadrError('FAVOURITES_FULL');
      await keepKaraoke(db, { profileId, karaokeItemId: id, addedAt: now });
    },

    drop: (id, profileId) => dropKaraoke(db, profileId, id),
  };
}

function toKaraokeItem({
  id,
  slug,
  name,
  artist_name,
  logo,
  usage_model,
  is_favorite,
  screenshots,
}: KaraokeRow): KaraokeItem {
  return { id, slug, name, logo, artist: { name: artist_name }, usage_model, is_favorite, screenshots };
}

function toCard(row: KaraokeRow, viewer: KaraokeViewer): KaraokeCard {
  const { color, age_name, age_value } = row;
  return {
    ...toKaraokeItem(row),
    color,
    age_level: { name: age_name, age_value },
    is_playable: mayBeSung(row, viewer).allowed,
  };
}

/** The entitlement to a song that the brand shows. No account owns songs: they are neither sold nor in services. */
function mayBeSung(row: KaraokeRow, viewer: KaraokeViewer): Entitlement {
  const item = {
    id: row.id,
    usageModel: row.usage_model,
    purchaseVariants: [],
    services: [],
    serviceOffers: [],
    brands: [everyBrand],
    territories: row.territories,
    rights: null,
    isComingSoon: false,
    startDate: null,
    hasStream: row.asset_id !== null,
    age: row.age_value,
    isErotic: false,
  };
  return entitlementOf(item, { ...viewer, owned: nothingOwned, subscribed: nothingSubscribed });
}

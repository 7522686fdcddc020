import { KadrError } from '@kadr/contract';
import type { CatalogueImportParsed, FilmStream, FocalPoint } from '@kadr/contract';
import type { AssetsService } from '../assets/service.ts';
import { importViews } from '../blocks/import.ts';
import { refuseWrongRole, roleOf } from '../catalogue/writer.ts';
import type { CatalogueWriter, WrittenTitle } from '../catalogue/writer.ts';
import { importChannels } from '../channels/import.ts';
import { importCollections } from '../collections/import.ts';
import type { ApiPorts, ComposeRequest } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { withTypesetProse } from '../imports/prose.ts';
import { importKaraoke } from '../karaoke/import.ts';
import { importPromoEvents } from '../promo-events/import.ts';
import type { Author } from '../records/author.ts';
import { recorded } from '../records/recorded.ts';
import type { TouchedRecords } from '../records/recorded.ts';
import type { KindsOfRecords } from '../records/record-kind.ts';
import { importServices } from '../services/import.ts';
import { filmStream } from './film-stream.ts';

export interface OperatorService {
  /**
   * Applies a catalogue batch, all or nothing. It is idempotent. Every changed record gets a row in the history.
   *
   * @throws KadrError INVALID_INPUT naming every faulty slug.
   */
  importCatalogue(
    batch: CatalogueImportParsed,
    by: Author,
  ): Promise<Record<keyof CatalogueImportParsed, number>>;
  /**
   * Has media make an asset from parts of others and attaches it to a title.
   *
   * @throws KadrError NOT_FOUND for an unknown title, INVALID_INPUT when it cannot have such an asset; errors of media.
   */
  compose(request: ComposeRequest): Promise<{ asset_id: string; duration: number }>;
  /** The path of a picture with a focal point. @throws KadrError NOT_FOUND */
  setFocalPoint(path: string, point: FocalPoint): Promise<string>;
  /** The stream of a title's film, for an editor. @throws KadrError NOT_FOUND */
  filmStream(slug: string, now: Date): Promise<FilmStream>;
}

export function createOperatorService(
  db: Database,
  { catalogue, assets, kinds }: { catalogue: CatalogueWriter; assets: AssetsService; kinds: KindsOfRecords },
  { media, clock, brands: knownBrands }: Pick<ApiPorts, 'media' | 'clock' | 'brands'>,
): OperatorService {
  return {
    importCatalogue: async (given, by) => {
      const now = clock();
      const brands = knownBrands.map(({ id }) => id);
      const batch = withTypesetProse(given);
      await db.transaction((transaction) =>
        recorded(transaction, touchedBy(batch, kinds), { by, now }, async () => {
          await catalogue.importTitles(transaction, batch, { brands, now });
          await importServices(transaction, batch.services, catalogue, { brands });
          await importCollections(transaction, batch.collections, catalogue, { brands });
          await importPromoEvents(transaction, batch.promo_events, catalogue, { brands });
          await importKaraoke(transaction, batch.karaoke_items, { brands });
          await importChannels(transaction, batch.channels, catalogue, { brands });
          await importViews(transaction, batch.media_views, catalogue, { brands });
        }),
      );
      return {
        genres: batch.genres.length,
        persons: batch.persons.length,
        media_items: batch.media_items.length,
        services: batch.services.length,
        collections: batch.collections.length,
        promo_events: batch.promo_events.length,
        karaoke_items: batch.karaoke_items.length,
        channels: batch.channels.length,
        media_views: batch.media_views.length,
      };
    },

    setFocalPoint: async (path, point) => {
      const focused = await media.keepFocalPoint(path, point);
      if (focused === null) throw new KadrError('NOT_FOUND', { field: 'path' });
      return focused;
    },

    filmStream: (slug, now) => filmStream({ db, assets, media }, slug, now),

    compose: async (request) => {
      const role = roleOf(request.kind);
      const existing = async (where: Database): Promise<WrittenTitle> => {
        const title = await catalogue.find(where, request.slug);
        if (title === undefined)
          throw new KadrError('NOT_FOUND', {
            message: `There is no title “${request.slug}”.`,
            field: 'slug',
          });
        refuseWrongRole(title, role);
        return title;
      };
      await existing(db);
      const asset = await media.compose(request);
      await db.transaction(async (transaction) => {
        const now = clock();
        await assets.add(transaction, asset, now);
        await catalogue.attach(transaction, await existing(transaction), { role, asset }, now);
      });
      return { asset_id: asset.id, duration: asset.duration };
    },
  };
}

/** The records in a catalogue batch. */
function touchedBy(batch: CatalogueImportParsed, kinds: KindsOfRecords): TouchedRecords[] {
  const named = [
    [kinds.genre, batch.genres],
    [kinds.person, batch.persons],
    [kinds.title, batch.media_items],
    [kinds.service, batch.services],
    [kinds.collection, batch.collections],
    [kinds.promo_event, batch.promo_events],
    [kinds.karaoke_item, batch.karaoke_items],
    [kinds.channel, batch.channels],
    [kinds.media_view, batch.media_views],
  ] as const;
  return named.map(([kind, records]) => ({ kind, ids: records.map((record) => kind.idOf(record)) }));
}

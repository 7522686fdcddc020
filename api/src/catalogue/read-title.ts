import { KadrError } from '@kadr/contract';
import type { MediaItem, SeriesPosition } from '@kadr/contract';
import { whyUnsuitable } from '../entitlement/entitlement.ts';
import { entitlementItem, toMediaItem, withMark } from './card.ts';
import type { Viewer } from '../audience/viewer.ts';
import { readReference } from '../lists/reference.ts';
import { findEpisode } from './repository.ts';
import type { TitleRow } from './title-row.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { found } from './catalogue-context.ts';

/** Shortest lifetime of a preview token, in seconds. Pages that carry it are cached for less. */
const previewLifetime = 24 * 60 * 60;

/** A title from the database, uncached. */
export async function title(
  { titles }: CatalogueContext,
  reference: string,
  { brand, language, audience }: Viewer,
): Promise<TitleRow> {
  return suitable(found(await titles.title(readReference(reference), brand, language)), audience);
}

/** A title for display, from memory if it is there. */
export async function shownTitle(
  { shared }: CatalogueContext,
  reference: string,
  viewer: Viewer,
): Promise<TitleRow> {
  return suitable(found(await shared.title(readReference(reference), viewer)), viewer.audience);
}

function suitable(row: TitleRow, audience: Viewer['audience']): TitleRow {
  const unsuitable = whyUnsuitable(entitlementItem(row), audience);
  if (unsuitable !== null) throw new KadrError(unsuitable);
  return row;
}

/** The episode at which a viewer continues a series, or one of its seasons. */
async function resumed(
  { lastEpisodeOf, db }: CatalogueContext,
  place: { readonly seriesId: number; readonly seasonId?: number },
  viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
): Promise<SeriesPosition | null> {
  const { now } = viewer;
  const last = await lastEpisodeOf(viewer, place);
  const first = (): Promise<SeriesPosition | null> => findEpisode(db, place, now);
  if (last === null) return first();
  const { season, episode, isFinished } = last;
  const after = { season, episode: isFinished ? episode : episode - 1 };
  return (await findEpisode(db, { ...place, after }, now)) ?? first();
}

export async function episodeOf(
  ctx: CatalogueContext,
  row: TitleRow,
  viewer: Pick<Viewer, 'profileId' | 'places' | 'now'>,
): Promise<SeriesPosition | null> {
  const { now } = viewer;
  if (row.type === 'series') return resumed(ctx, { seriesId: row.id }, viewer);
  if (row.series_id === null) return null;
  if (row.type === 'season') return resumed(ctx, { seriesId: row.series_id, seasonId: row.id }, viewer);
  if (row.season_order_number === null || row.order_number === null) return null;
  return findEpisode(
    ctx.db,
    { seriesId: row.series_id, after: { season: row.season_order_number, episode: row.order_number } },
    now,
  );
}

/** The same for everybody within an hour, so that a page with it can be cached. */
async function previewToken({ media }: CatalogueContext, assetId: string, now: Date): Promise<string> {
  const hour = (Math.floor(now.getTime() / 3_600_000) + 1) * 3600;
  return media.signStreamToken({ a: assetId, s: 'preview', e: hour + previewLifetime });
}

export async function mediaItem(
  ctx: CatalogueContext,
  reference: string,
  viewer: Viewer,
): Promise<MediaItem> {
  const row = await shownTitle(ctx, reference, viewer);
  const isContainer = row.type === 'series' || row.type === 'season';
  const [genres, known, seriesPosition, marks, canExchange] = await Promise.all([
    ctx.shared.genres(viewer.language),
    assetsOf(ctx, row),
    isContainer ? episodeOf(ctx, row, viewer) : null,
    ctx.marksOf(viewer, [row.id]),
    // Only for bought titles: other viewers do not pay for the query.
    viewer.profileId !== null && viewer.owned.get(row.id) === null
      ? ctx.isExchangeable(viewer.profileId, row.id, viewer)
      : false,
  ]);
  const main = row.asset_id === null ? undefined : known.get(row.asset_id);
  const trailer = row.trailer_asset_id === null ? undefined : known.get(row.trailer_asset_id);
  const item = toMediaItem(
    row,
    {
      genres,
      previews: trailer?.isPrepared
        ? [ctx.assets.stream(trailer, await previewToken(ctx, trailer.id, viewer.now))]
        : [],
      seriesPosition,
      audioLanguages: distinct(main?.audio),
      subtitleLanguages: distinct(main?.subtitles),
      maxHeight: main?.maxHeight ?? null,
      isExchangeable: canExchange,
    },
    viewer,
  );
  return withMark(item, marks.get(row.id));
}

async function assetsOf(
  { kept, assets }: CatalogueContext,
  { asset_id, trailer_asset_id }: TitleRow,
): ReturnType<CatalogueContext['assets']['find']> {
  const ids = [asset_id, trailer_asset_id].filter((id) => id !== null);
  return kept.each(ids, (missing) => assets.find(missing), { keyOf: (id) => `asset ${id}` });
}

function distinct(tracks: readonly { readonly language: string }[] = []): string[] {
  return [...new Set(tracks.map(({ language }) => language))];
}

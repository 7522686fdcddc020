import { KadrError } from '@kadr/contract';
import type {
  AssetTrackFacts,
  AssetTracks,
  StoredTracks,
  SubtitleCue,
  SubtitleFault,
  TextEdit,
  TextRole,
  TrackChange,
  TrackEdits,
} from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { nameOf } from '../records/author.ts';
import { isSame, versionOf } from '../records/version.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { changeTracks } from './change-tracks.ts';
import { changedFields, editedTracks, freeTextId, requireCues } from './check-tracks.ts';
import { findAsset, findTitleAssets, findTrackChanges, findUse } from './repository.ts';

type Context = Pick<RequestContext, 'language' | 'principal' | 'requestId' | 'ifMatch' | 'now'>;

export interface AddedSubtitles {
  readonly tracks: AssetTracks;
  readonly errors: SubtitleFault[];
  readonly left_out: number;
}

export interface SubtitlesInput {
  readonly asset_id: string;
  readonly upload_id: string;
  readonly file_name: string;
  readonly language: string | null;
  readonly role: TextRole;
  readonly replaces: string | null;
}

/**
 * The tracks of packaged assets. Methods throw KadrError NOT_FOUND for an unknown asset; methods that change something
 * VERSION_REQUIRED, VERSION_CONFLICT, and CONFLICT for the asset of a song, whose player identifies tracks by position.
 */
export interface TracksService {
  ofTitle(slug: string): Promise<NonNullable<Awaited<ReturnType<typeof findTitleAssets>>>>;
  get(assetId: string, context: Context): Promise<AssetTracks>;
  /** @throws KadrError INVALID_INPUT naming `audio` or `text` */
  set(assetId: string, edits: TrackEdits, context: Context): Promise<AssetTracks>;
  /** @throws KadrError NOT_FOUND for an unknown upload or track */
  addSubtitles(input: SubtitlesInput, context: Context): Promise<AddedSubtitles>;
  cues(assetId: string, trackId: string): Promise<{ version: string; cues: SubtitleCue[] }>;
  /** @throws KadrError INVALID_INPUT naming the cue */
  setCues(
    text: { readonly assetId: string; readonly trackId: string; readonly cues: readonly SubtitleCue[] },
    context: Context,
  ): Promise<AssetTracks>;
  changes(
    assetId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<{ items: TrackChange[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND, CONFLICT when it is not the latest change */
  undo(assetId: string, id: number, context: Context): Promise<AssetTracks>;
}

export interface TracksContext {
  readonly db: Database;
  readonly tracks: ApiPorts['media']['tracks'];
}

export function createTracksService(db: Database, { media }: Pick<ApiPorts, 'media'>): TracksService {
  const ctx: TracksContext = { db, tracks: media.tracks };
  return {
    ofTitle: async (slug) => {
      const found = await findTitleAssets(db, slug);
      if (found === null)
        throw new KadrError('NOT_FOUND', { message: `There is no title “${slug}”.`, field: 'slug' });
      return found;
    },
    get: (assetId, context) => view(ctx, assetId, context),
    set: async (assetId, edits, context) => {
      await changeTracks(ctx, { assetId, action: 'edit' }, context, ({ tracks }) =>
        editedTracks(tracks, edits),
      );
      return view(ctx, assetId, context);
    },
    addSubtitles: (input, context) => addSubtitles(ctx, input, context),
    cues: async (assetId, trackId) => {
      const { tracks } = await requireTracks(ctx, assetId);
      const cues = await ctx.tracks.readCues(assetId, requireText(tracks, trackId).file);
      return { version: versionOf(tracks), cues: [...cues] };
    },
    setCues: async ({ assetId, trackId, cues }, context) => {
      await changeTracks(ctx, { assetId, action: 'write', track: trackId }, context, async (facts) => {
        requireText(facts.tracks, trackId);
        requireCues(cues, facts.duration);
        return withFile(facts.tracks, trackId, await ctx.tracks.storeCues(assetId, cues));
      });
      return view(ctx, assetId, context);
    },
    changes: (assetId, page) => changes(ctx, assetId, page),
    undo: async (assetId, id, context) => {
      const [latest] = await findTrackChanges(db, { assetId, before: null, limit: 1 });
      if (latest === undefined || latest.id < id)
        throw new KadrError('NOT_FOUND', {
          message: `There is no change ${id} of these tracks.`,
          field: 'id',
        });
      await changeTracks(ctx, { assetId, action: 'undo', isUndo: true }, context, ({ tracks }) => {
        if (latest.id !== id || !isSame(tracks, latest.after))
          throw new KadrError('CONFLICT', { message: 'The tracks have changed since.', field: 'id' });
        return latest.before;
      });
      return view(ctx, assetId, context);
    },
  };
}

async function view(ctx: TracksContext, assetId: string, { language }: Context): Promise<AssetTracks> {
  const { asset, duration, video, audio, tracks } = await requireTracks(ctx, assetId);
  const [use, [latest]] = await Promise.all([
    findUse(ctx.db, assetId, language),
    findTrackChanges(ctx.db, { assetId, before: null, limit: 1 }),
  ]);
  return {
    asset_id: assetId,
    version: versionOf(tracks),
    duration,
    is_crypted: asset.isEncrypted,
    ...use,
    video: [...video],
    audio: tracks.audio.map((track) => ({
      ...track,
      ...(audio[track.id] ?? { codecs: '', channels: 0, bandwidth: 0 }),
    })),
    text: tracks.text.map(textEdit),
    changed_at: latest === undefined ? null : secondsOf(latest.at),
    changed_by: latest === undefined ? null : nameOf(latest),
  };
}

function textEdit({ id, language, label, role, is_default, is_hidden }: TextEdit): TextEdit {
  return { id, language, label, role, is_default, is_hidden };
}

async function requireTracks({ db, tracks }: TracksContext, assetId: string) {
  const [asset, found] = await Promise.all([findAsset(db, assetId), tracks.find(assetId)]);
  if (asset === undefined || found === null)
    throw new KadrError('NOT_FOUND', {
      message: `There is no packaged asset ${assetId}.`,
      field: 'asset_id',
    });
  return { asset, ...found };
}

async function addSubtitles(
  ctx: TracksContext,
  { asset_id: assetId, upload_id, file_name, language, role, replaces }: SubtitlesInput,
  context: Context,
): Promise<AddedSubtitles> {
  const { duration } = await requireTracks(ctx, assetId);
  const read = await ctx.tracks.readUpload(upload_id, file_name);
  if (read === null)
    throw new KadrError('NOT_FOUND', { message: 'There is no such upload.', field: 'upload_id' });
  const shown = read.cues.filter(({ start }) => start < duration);
  const faults = [...read.faults];
  if (faults.length === 0 && shown.length === 0) faults.push({ code: 'outside', line: null });
  if (faults.length > 0) return { tracks: await view(ctx, assetId, context), errors: faults, left_out: 0 };
  const spoken = language ?? read.language;
  const next = async ({ tracks }: AssetTrackFacts): Promise<StoredTracks> => {
    if (replaces !== null) requireText(tracks, replaces);
    const file = await ctx.tracks.storeCues(assetId, shown);
    if (replaces !== null) return withFile(tracks, replaces, file);
    const id = freeTextId(tracks, spoken);
    const label = freeLabel(tracks, ctx.tracks.labelOf(spoken));
    const added = { id, language: spoken, label, role, file, is_default: false, is_hidden: false };
    return { ...tracks, text: [...tracks.text, added] };
  };
  const action = replaces === null ? 'add' : 'replace';
  await changeTracks(ctx, { assetId, action, track: replaces }, context, next);
  return { tracks: await view(ctx, assetId, context), errors: [], left_out: read.cues.length - shown.length };
}

function freeLabel({ text }: StoredTracks, wanted: string): string {
  const taken = new Set(text.map(({ label }) => label));
  let label = wanted;
  for (let number = 2; taken.has(label); number++) label = `${wanted} ${number}`;
  return label;
}

async function changes(
  ctx: TracksContext,
  assetId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: TrackChange[]; next_cursor: string | null }> {
  const { tracks } = await requireTracks(ctx, assetId);
  const before = idOfCursor(cursor);
  const rows = await findTrackChanges(ctx.db, { assetId, before, limit: limit + 1 });
  const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
  return {
    items: page.map((row, place) => ({
      id: row.id,
      at: secondsOf(row.at),
      by: nameOf(row),
      action: row.action,
      track: row.track,
      fields: changedFields(row.before, row.after),
      is_latest: before === null && place === 0 && isSame(row.after, tracks),
    })),
    next_cursor,
  };
}

function requireText({ text }: StoredTracks, id: string): StoredTracks['text'][number] {
  const track = text.find((one) => one.id === id);
  if (track === undefined)
    throw new KadrError('NOT_FOUND', { message: `There are no subtitles “${id}”.`, field: 'track_id' });
  return track;
}

function withFile(tracks: StoredTracks, id: string, file: string): StoredTracks {
  return { ...tracks, text: tracks.text.map((track) => (track.id === id ? { ...track, file } : track)) };
}

import { KadrError } from '@kadr/contract';
import type {
  GuideChangeSet,
  GuideFileParsed,
  GuideImportParsed,
  GuidePreview,
  GuideSaved,
  OnAir,
  Schedule,
  ScheduleInput,
} from '@kadr/contract';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import { lockGuide } from '../channels/write-repository.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { withTypesetProse } from '../imports/prose.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { applyPlans } from './apply.ts';
import { findGuideChanges } from './history-repository.ts';
import type { GuideAuthor } from './history-repository.ts';
import { onAirAt } from './on-air.ts';
import { planGuides } from './plan.ts';
import { previewOf } from './preview.ts';
import { planSchedule } from './put-schedule.ts';
import { findGuideChannels } from './repository.ts';
import type { GuideChannel } from './repository.ts';
import { readSchedule } from './schedule.ts';
import { planUndo } from './undo.ts';
import { readXmltvGuides } from './xmltv/xmltv-guides.ts';

/** Channels' broadcasts, and operators' changes of them. Every change is recorded in a history and can be undone. */
export interface TelevisionService {
  onAir(now: Date): Promise<OnAir>;
  /** @throws KadrError NOT_FOUND */
  schedule(slug: string, span: { readonly from: number; readonly to: number }): Promise<Schedule>;
  /**
   * Replaces the showings that begin within a span.
   *
   * @throws KadrError NOT_FOUND; VERSION_CONFLICT when the span has changed; INVALID_INPUT naming the cause
   */
  putSchedule(input: ScheduleInput, by: GuideAuthor): Promise<GuideSaved>;
  /** @throws KadrError INVALID_INPUT naming every problem */
  importGuide(file: GuideFileParsed, by: GuideAuthor): Promise<GuideSaved>;
  /** The changes that an import would make. @throws as `importGuide` */
  preview(file: GuideFileParsed): Promise<GuidePreview>;
  changes(page: {
    readonly channel?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  }): Promise<{ items: GuideChangeSet[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND; CONFLICT when it is undone already, or when the changed parts have changed since */
  undo(id: number, by: GuideAuthor): Promise<GuideSaved>;
}

interface TelevisionContext extends Pick<ApiPorts, 'clock'> {
  readonly db: Database;
  readonly catalogue: Pick<CatalogueWriter, 'idsOf'>;
  readonly leases: Pick<LeaseStore, 'countByChannel'>;
}

export function createTelevisionService(ctx: TelevisionContext): TelevisionService {
  const { db, leases } = ctx;
  return {
    onAir: (now) => onAirAt(db, leases, now),

    schedule: async (slug, span) => readSchedule(db, await requireChannel(db, slug), span),

    putSchedule: (input, by) => putSchedule(ctx, input, by),

    importGuide: (file, by) => importGuide(ctx, file, by),

    preview: (file) => preview(ctx, file),

    changes: (page) => listChanges(db, page),

    undo: (id, by) => undo(ctx, id, by),
  };
}

async function requireChannel(db: Database, slug: string): Promise<GuideChannel> {
  const found = (await findGuideChannels(db, [slug])).find((channel) => channel.slug === slug);
  if (found === undefined)
    throw new KadrError('NOT_FOUND', { message: `There is no channel “${slug}”.`, field: 'channel' });
  return found;
}

async function putSchedule(
  { db, catalogue, clock }: TelevisionContext,
  input: ScheduleInput,
  by: GuideAuthor,
): Promise<GuideSaved> {
  return db.transaction(async (transaction) => {
    await lockGuide(transaction);
    const planned = await planSchedule(transaction, await requireChannel(transaction, input.channel), input);
    const change = { source: 'schedule', fileName: null, undoes: null, by, now: clock() } as const;
    const change_id = await applyPlans(transaction, [planned], catalogue, change);
    return { epgs: input.showings.length, change_id };
  });
}

/** The guides of a file, and the entries of an XMLTV document that do not fit into them. */
async function read(
  { db, clock }: TelevisionContext,
  { guides, xmltv }: GuideFileParsed,
): Promise<Pick<GuidePreview, 'unknown_channels' | 'left_out'> & { guides: GuideImportParsed[] }> {
  const found =
    xmltv === undefined
      ? { guides: guides ?? [], unknown_channels: [], left_out: [] }
      : await readXmltvGuides(xmltv, (names) => findGuideChannels(db, names), secondsOf(clock()));
  return { ...found, guides: withTypesetProse(found.guides) };
}

async function importGuide(
  ctx: TelevisionContext,
  file: GuideFileParsed,
  by: GuideAuthor,
): Promise<GuideSaved> {
  const { guides } = await read(ctx, file);
  const { db, catalogue, clock } = ctx;
  return db.transaction(async (transaction) => {
    await lockGuide(transaction);
    const plans = await planGuides(transaction, guides, catalogue);
    const source = file.xmltv === undefined ? 'guide' : 'xmltv';
    const change = { source, fileName: file.file_name, undoes: null, by, now: clock() } as const;
    const change_id = await applyPlans(transaction, plans, catalogue, change);
    return { epgs: guides.reduce((count, { epgs }) => count + epgs.length, 0), change_id };
  });
}

async function preview(ctx: TelevisionContext, file: GuideFileParsed): Promise<GuidePreview> {
  const { guides, ...beside } = await read(ctx, file);
  const plans = await planGuides(ctx.db, guides, ctx.catalogue);
  return { channels: plans.map(previewOf), ...beside };
}

async function listChanges(
  db: Database,
  { channel, cursor, limit }: Parameters<TelevisionService['changes']>[0],
): ReturnType<TelevisionService['changes']> {
  const filter = { before: idOfCursor(cursor), channel: channel ?? null, limit: limit + 1 };
  const { page, next_cursor } = listPage(await findGuideChanges(db, filter), limit, ({ id }) => String(id));
  return { items: [...page], next_cursor };
}

async function undo(
  { db, catalogue, clock }: TelevisionContext,
  id: number,
  by: GuideAuthor,
): Promise<GuideSaved> {
  return db.transaction(async (transaction) => {
    await lockGuide(transaction);
    const plans = await planUndo(transaction, id);
    const change = { source: 'undo', fileName: null, undoes: id, by, now: clock() } as const;
    const change_id = await applyPlans(transaction, plans, catalogue, change);
    return {
      epgs: plans.reduce((count, { diff }) => count + diff.added.length + diff.updated.length, 0),
      change_id,
    };
  });
}

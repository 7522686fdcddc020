import { KadrError } from '@kadr/contract';
import type {
  AccountReference,
  Broadcast,
  BroadcastInputParsed,
  BroadcastState,
  BroadcastSummary,
} from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { principalName } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { MessagesService } from '../messages/service.ts';
import { readableBrands, requireReadable, requireWritable } from '../segments/brand-access.ts';
import type { Asker, SegmentsService } from '../segments/service.ts';
import { uuid } from '../text/uuid.ts';
import {
  deleteBroadcast,
  deleteWaiting,
  findBroadcast,
  findBroadcasts,
  insertBroadcast,
  isAccountOf,
  lockBroadcast,
  updateBroadcast,
  withdrawExpired,
} from './repository.ts';
import type { BroadcastValues, FoundBroadcast } from './repository.ts';
import { asBroadcast, asSummary } from './broadcast-view.ts';
import { countOutcomes } from './results.ts';
import { sendBatch } from './send-batch.ts';
import type { SendPorts } from './send-batch.ts';
import { dateOf } from '../text/unix-seconds.ts';

/**
 * Messages to segments. Methods with an id throw KadrError NOT_FOUND when there is no such broadcast or the member may
 * not read it; methods that change something throw FORBIDDEN for a brand that the member may not change.
 */
export interface BroadcastsService {
  list(
    page: {
      readonly state?: BroadcastState | undefined;
      readonly cursor?: string | undefined;
      readonly limit: number;
    },
    asker: Asker,
  ): Promise<{ items: BroadcastSummary[]; next_cursor: string | null }>;
  get(id: number, asker: Asker): Promise<Broadcast>;
  /** @throws KadrError NOT_FOUND for the segment */
  create(input: BroadcastInputParsed, asker: Asker): Promise<Broadcast>;
  /** @throws KadrError CONFLICT unless it is a draft; NOT_FOUND for the segment */
  set(id: number, input: BroadcastInputParsed, asker: Asker): Promise<Broadcast>;
  /** @throws KadrError CONFLICT unless it is a draft */
  remove(id: number, asker: Asker): Promise<void>;
  /** @throws KadrError CONFLICT unless it is a draft; INVALID_INPUT when it expires before that time */
  schedule(id: number, sendAt: Date, asker: Asker): Promise<Broadcast>;
  /** @throws KadrError CONFLICT unless it is scheduled or being sent */
  cancel(id: number, asker: Asker): Promise<Broadcast>;
  /** @throws KadrError NOT_FOUND for the account, or one of another brand */
  test(id: number, account: AccountReference, asker: Asker): Promise<void>;
  /** Sends broadcasts that are due, and withdraws expired ones. Several workers may call it at once. */
  send(now: Date): Promise<void>;
}

interface BroadcastsPorts extends SendPorts, Pick<ApiPorts, 'random'> {
  readonly messages: Pick<MessagesService, 'postToAll' | 'send'>;
  readonly segments: Pick<SegmentsService, 'get'>;
}

/** Batches of one pass, which must end within a minute so that the process can stop. */
const mostBatches = 100;

export function createBroadcastsService(db: Database, ports: BroadcastsPorts): BroadcastsService {
  const get = async (id: number, asker: Asker): Promise<Broadcast> =>
    asBroadcast(db, await readable(db, id, asker));
  const changeDraft = (
    id: number,
    asker: Asker,
    change: (found: FoundBroadcast, transaction: Database) => Promise<void>,
  ) => changeIn(db, { id, asker, states: ['draft'] }, change);
  return {
    list: async ({ state, cursor, limit }, { principal }) => {
      const rows = await findBroadcasts(db, {
        brands: readableBrands(principal),
        state: state ?? null,
        before: idOfCursor(cursor),
        limit: limit + 1,
      });
      const { page, next_cursor } = listPage(rows, limit, ({ broadcast }) => String(broadcast.id));
      const counts = await countOutcomes(
        db,
        page.map(({ broadcast }) => broadcast.id),
      );
      return { items: page.map((found) => asSummary(found, counts(found.broadcast.id))), next_cursor };
    },
    get,
    create: async (input, asker) => {
      await requireSegment(ports, input, asker);
      const { principal, now } = asker;
      const created = { state: 'draft', createdAt: now, createdBy: principalName(principal) } as const;
      return get(await insertBroadcast(db, { ...valuesOf(input), ...created }), asker);
    },
    set: async (id, input, asker) => {
      await requireSegment(ports, input, asker);
      await changeDraft(id, asker, (_, transaction) => updateBroadcast(transaction, id, valuesOf(input)));
      return get(id, asker);
    },
    remove: (id, asker) => changeDraft(id, asker, (_, transaction) => deleteBroadcast(transaction, id)),
    schedule: async (id, sendAt, asker) => {
      await changeDraft(id, asker, async ({ broadcast: { expiresAt } }, transaction) => {
        if (expiresAt !== null && expiresAt <= sendAt)
          throw new KadrError('INVALID_INPUT', {
            message: 'send_at: the broadcast expires before it is sent.',
            field: 'send_at',
          });
        await updateBroadcast(transaction, id, { state: 'scheduled', sendAt, dueAt: sendAt });
      });
      return get(id, asker);
    },
    cancel: async (id, asker) => {
      await changeIn(
        db,
        { id, asker, states: ['scheduled', 'sending'] },
        async ({ broadcast }, transaction) => {
          await deleteWaiting(transaction, id);
          const stopped: Partial<BroadcastValues> =
            broadcast.state === 'scheduled'
              ? { state: 'draft', sendAt: null, dueAt: null }
              : { state: 'cancelled', dueAt: null, finishedAt: asker.now };
          await updateBroadcast(transaction, id, stopped);
        },
      );
      return get(id, asker);
    },
    test: (id, account, asker) => test(db, ports, { id, account }, asker),
    send: async (now) => {
      for (let batch = 0; batch < mostBatches && (await sendBatch(db, ports, now));) batch += 1;
      await withdrawExpired(db, now);
    },
  };
}

/** Locks and changes a broadcast in one of some states. */
function changeIn(
  db: Database,
  {
    id,
    asker,
    states,
  }: { readonly id: number; readonly asker: Asker; readonly states: readonly BroadcastState[] },
  change: (found: FoundBroadcast, transaction: Database) => Promise<void>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockBroadcast(transaction, id);
    const found = await readable(transaction, id, asker);
    requireWritable(asker.principal, found.segment.brand);
    if (!states.includes(found.broadcast.state))
      throw new KadrError('CONFLICT', {
        message: `The broadcast is “${found.broadcast.state}”; this takes one that is ${states.join(' or ')}.`,
        field: 'id',
      });
    await change(found, transaction);
  });
}

async function test(
  db: Database,
  { messages, random }: BroadcastsPorts,
  { id, account }: { readonly id: number; readonly account: AccountReference },
  asker: Asker,
): Promise<void> {
  const { broadcast, segment } = await readable(db, id, asker);
  requireWritable(asker.principal, segment.brand);
  if (segment.brand !== null && !(await isAccountOf(db, account, segment.brand)))
    throw new KadrError('NOT_FOUND', { field: 'account' });
  const { display } = broadcast;
  await messages.send([
    {
      account,
      profile_id: null,
      key: `broadcast-test:${id}:${uuid(random(16))}`,
      event_type: 'display',
      event_code: display.poll === null ? 'marketing_message' : 'poll',
      is_silent: false,
      display,
      item: null,
      media_view_alias: null,
      ab_test: null,
      src: null,
      title: null,
    },
  ]);
}

/** @throws KadrError NOT_FOUND */
async function readable(db: Database, id: number, { principal }: Asker): Promise<FoundBroadcast> {
  const found = await findBroadcast(db, id);
  if (found === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
  requireReadable(principal, found.segment.brand);
  return found;
}

/** @throws KadrError NOT_FOUND, FORBIDDEN */
async function requireSegment(
  { segments }: BroadcastsPorts,
  { segment_id }: BroadcastInputParsed,
  asker: Asker,
): Promise<void> {
  const { brand } = await segments.get(segment_id, asker);
  requireWritable(asker.principal, brand);
}

function valuesOf({ name, segment_id, display, expires_at, cap, quiet_hours }: BroadcastInputParsed) {
  return {
    name,
    segmentId: segment_id,
    display,
    expiresAt: dateOf(expires_at),
    cap,
    quietFrom: quiet_hours?.from ?? null,
    quietTo: quiet_hours?.to ?? null,
  };
}

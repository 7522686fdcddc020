import { KadrError } from '@kadr/contract';
import type {
  AdCampaign,
  AdCampaignChange,
  AdCampaignInputParsed,
  AdCampaignState,
  AdCampaignSummary,
} from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { principalName } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { uuid } from '../text/uuid.ts';
import type { Asker } from './asker.ts';
import { readableBrands, requireReadable, requireWritable } from './brand-access.ts';
import { asCampaign, asChanges, asSummary } from './campaign-view.ts';
import { findClips } from './clip-repository.ts';
import { asClip } from './clips.ts';
import {
  countCampaigns,
  deleteCampaign,
  findCampaign,
  findCampaigns,
  findUnknownTargets,
  findVersions,
  insertCampaign,
  insertVersion,
  lockCampaign,
} from './repository.ts';
import type { CampaignRow } from './repository.ts';

interface Page {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A campaign and the version that a change of it is based on. */
interface Based {
  readonly id: number;
  readonly version: number;
}

/**
 * Campaigns. Methods with an id throw KadrError NOT_FOUND when there is no such campaign or the principal may not read
 * it; methods that change something throw FORBIDDEN for brands that the principal may not change, and VERSION_CONFLICT
 * when the version is not the current one.
 */
export interface AdCampaignsService {
  list(
    page: Page & { readonly state?: AdCampaignState | undefined },
    asker: Asker,
  ): Promise<{ items: AdCampaignSummary[]; next_cursor: string | null }>;
  get(id: number, asker: Asker): Promise<AdCampaign>;
  /** @throws KadrError NOT_FOUND for a brand, clip, genre or title */
  create(input: AdCampaignInputParsed, asker: Asker): Promise<AdCampaign>;
  /** @throws KadrError CONFLICT when it has ended, or is active and would have nothing to play; NOT_FOUND as `create` */
  set(based: Based, input: AdCampaignInputParsed, asker: Asker): Promise<AdCampaign>;
  /** @throws KadrError CONFLICT when it has ended, or has nothing to play */
  setState(based: Based, state: Exclude<AdCampaignState, 'draft'>, asker: Asker): Promise<AdCampaign>;
  /** @throws KadrError CONFLICT unless it is a draft */
  remove(id: number, asker: Asker): Promise<void>;
  changes(
    id: number,
    page: Page,
    asker: Asker,
  ): Promise<{ items: AdCampaignChange[]; next_cursor: string | null }>;
}

type CampaignsPorts = Pick<ApiPorts, 'brands' | 'random'>;

export function createAdCampaignsService(db: Database, ports: CampaignsPorts): AdCampaignsService {
  const get = async (id: number, asker: Asker): Promise<AdCampaign> => {
    const row = await readable(db, id, asker);
    const [counts, clips] = await Promise.all([
      countCampaigns(db, [id], asker.now),
      findClips(db, clipIdsOf(row.input)),
    ]);
    return asCampaign(row, { counts: counts(id), clips: clips.map(asClip), now: asker.now });
  };
  return {
    get,
    list: async ({ state, cursor, limit }, { principal, now }) => {
      const rows = await findCampaigns(db, {
        brands: readableBrands(principal),
        state: state ?? null,
        before: idOfCursor(cursor),
        limit: limit + 1,
      });
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      const ids = page.map(({ id }) => id);
      const counts = await countCampaigns(db, ids, now);
      return { items: page.map((row) => asSummary(row, counts(row.id), now)), next_cursor };
    },
    create: async (input, asker) => {
      requireWritable(asker.principal, input.brands);
      await requireReferences(db, ports, input);
      const written = { input: withIds(input, ports), by: principalName(asker.principal), now: asker.now };
      return get(await db.transaction((transaction) => insertCampaign(transaction, written)), asker);
    },
    set: async (based, input, asker) => {
      requireWritable(asker.principal, input.brands);
      await requireReferences(db, ports, input);
      await change(db, based, asker, ({ state }) => ({ state, input: withIds(input, ports) }));
      return get(based.id, asker);
    },
    setState: async (based, state, asker) => {
      await change(db, based, asker, ({ input }) => ({ state, input }));
      return get(based.id, asker);
    },
    remove: (id, asker) =>
      db.transaction(async (transaction) => {
        const { state } = await writable(transaction, id, asker);
        if (state !== 'draft') throw conflict('The campaign has been active: its counts stay.');
        await deleteCampaign(transaction, id);
      }),
    changes: async (id, { cursor, limit }, asker) => {
      await readable(db, id, asker);
      const rows = await findVersions(db, { id, before: idOfCursor(cursor), limit: limit + 1 });
      const { next_cursor } = listPage(rows, limit, ({ version }) => String(version));
      return { items: asChanges(rows, limit), next_cursor };
    },
  };
}

/** Locks a campaign and writes its next version. */
function change(
  db: Database,
  { id, version }: Based,
  asker: Asker,
  next: (row: CampaignRow) => Pick<CampaignRow, 'input' | 'state'>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const row = await writable(transaction, id, asker);
    if (row.version !== version) throw new KadrError('VERSION_CONFLICT', { field: 'version' });
    if (row.state === 'ended') throw conflict('The campaign has ended; make another one.');
    const changed = { ...row, ...next(row), version: version + 1 };
    if (changed.state === 'active' && !(await hasVideo(transaction, changed.input)))
      throw conflict('The campaign has no video that is ready to play.');
    await insertVersion(transaction, changed, { by: principalName(asker.principal), now: asker.now });
  });
}

async function hasVideo(db: Database, input: AdCampaignInputParsed): Promise<boolean> {
  const clips = await findClips(db, clipIdsOf(input));
  const ready = new Set(clips.filter(({ state }) => state === 'ready').map(({ id }) => id));
  return input.creatives.some(({ address, clip_id }) => address !== null || ready.has(clip_id ?? 0));
}

/** @throws KadrError NOT_FOUND */
async function readable(db: Database, id: number, { principal }: Asker): Promise<CampaignRow> {
  return requireFound(await findCampaign(db, id), principal);
}

/** @throws KadrError NOT_FOUND, FORBIDDEN */
async function writable(transaction: Database, id: number, { principal }: Asker): Promise<CampaignRow> {
  const row = requireFound(await lockCampaign(transaction, id), principal);
  requireWritable(principal, row.input.brands);
  return row;
}

function requireFound(row: CampaignRow | undefined, principal: Principal): CampaignRow {
  if (row === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
  requireReadable(principal, row.input.brands);
  return row;
}

/** @throws KadrError NOT_FOUND, which names the field and the missing value */
async function requireReferences(
  db: Database,
  { brands }: CampaignsPorts,
  input: AdCampaignInputParsed,
): Promise<void> {
  const wanted = clipIdsOf(input);
  const [unknown, clips] = await Promise.all([findUnknownTargets(db, input), findClips(db, wanted)]);
  const missing = {
    brands: input.brands.filter((id) => brands.every((brand) => brand.id !== id)),
    ...unknown,
    creatives: wanted.filter((id) => clips.every((clip) => clip.id !== id)).map(String),
  };
  for (const [field, names] of Object.entries(missing))
    if (names.length > 0)
      throw new KadrError('NOT_FOUND', { message: `${field}: there is no ${names.join(', ')}.`, field });
}

function clipIdsOf({ creatives }: AdCampaignInputParsed): number[] {
  return creatives.flatMap(({ clip_id }) => clip_id ?? []);
}

/** Assigns ids to new creatives; of two with the same id, the second counts as new. */
function withIds(input: AdCampaignInputParsed, { random }: CampaignsPorts): AdCampaignInputParsed {
  const taken = new Set<string>();
  const creatives = input.creatives.map((creative) => {
    const id = creative.id === null || taken.has(creative.id) ? uuid(random(16)) : creative.id;
    taken.add(id);
    return { ...creative, id };
  });
  return { ...input, creatives };
}

function conflict(message: string): KadrError {
  return new KadrError('CONFLICT', { message, field: 'id' });
}

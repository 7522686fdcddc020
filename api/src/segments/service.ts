import { KadrError, segmentSampleSize } from '@kadr/contract';
import type { FoundAccount, Segment, SegmentRules } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { principalName, requirePermission } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { toFound } from '../support/list-accounts.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { readableBrands, requireReadable, requireWritable } from './brand-access.ts';
import { requireReferences } from './references.ts';
import {
  deleteSegment,
  findListed,
  findSegment,
  findSegments,
  insertSegment,
  lockSegment,
  updateSegment,
} from './repository.ts';
import { countAccounts } from './search-accounts.ts';
import type { SegmentTerms } from './segment-sql.ts';

/** The caller, and the time of the call. */
export interface Asker {
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Saved segments. Methods with an id throw KadrError NOT_FOUND for one that is missing or that the member may not read.
 */
export interface SegmentsService {
  list(asker: Asker): Promise<Segment[]>;
  get(id: number, asker: Asker): Promise<Segment>;
  /**
   * @throws KadrError FORBIDDEN for a brand that the member may not change; NOT_FOUND for a missing entity in the rules
   */
  create(values: SegmentTerms & { readonly name: string }, asker: Asker): Promise<Segment>;
  /** @throws KadrError as `create` */
  set(
    id: number,
    values: { readonly name: string; readonly rules: SegmentRules },
    asker: Asker,
  ): Promise<Segment>;
  /** @throws KadrError FORBIDDEN, CONFLICT while broadcasts refer to it */
  remove(id: number, asker: Asker): Promise<void>;
  /** @throws KadrError FORBIDDEN, NOT_FOUND as `create`; SEGMENT_TOO_SLOW */
  preview(terms: SegmentTerms, asker: Asker): Promise<{ accounts: number; sample: FoundAccount[] }>;
}

export function createSegmentsService(
  db: Database,
  { brands, elapsed }: Pick<ApiPorts, 'brands'> & { readonly elapsed: () => number },
): SegmentsService {
  const requireBrand = (brand: string | null): void => {
    if (brand !== null && !brands.some(({ id }) => id === brand))
      throw new KadrError('NOT_FOUND', { message: `There is no brand “${brand}”.`, field: 'brand' });
  };
  return {
    list: async ({ principal }) => (await findSegments(db, readableBrands(principal))).map(asSegment),
    get: (id, { principal }) => readable(db, id, principal),
    create: async ({ name, brand, rules }, { principal, now }) => {
      requireWritable(principal, brand);
      requireBrand(brand);
      await requireReferences(db, rules);
      const author = { changedAt: now, changedBy: principalName(principal) };
      return readable(db, await insertSegment(db, { name, brand, rules, ...author }), principal);
    },
    set: async (id, { name, rules }, { principal, now }) => {
      requireWritable(principal, (await readable(db, id, principal)).brand);
      await requireReferences(db, rules);
      await updateSegment(db, id, { name, rules, changedAt: now, changedBy: principalName(principal) });
      return readable(db, id, principal);
    },
    remove: (id, { principal }) =>
      db.transaction(async (transaction) => {
        await lockSegment(transaction, id);
        const { brand, broadcasts } = await readable(transaction, id, principal);
        requireWritable(principal, brand);
        if (broadcasts > 0)
          throw new KadrError('CONFLICT', { message: 'Broadcasts refer to this segment.', field: 'id' });
        await deleteSegment(transaction, id);
      }),
    preview: async (terms, { principal, now }) => {
      requirePermission(principal, 'marketing:read', terms.brand);
      requireBrand(terms.brand);
      await requireReferences(db, terms.rules);
      const found = await countAccounts(db, terms, { now, sampleSize: segmentSampleSize, elapsed });
      return { accounts: found.accounts, sample: (await findListed(db, found.latest)).map(toFound) };
    },
  };
}

/** @throws KadrError NOT_FOUND */
async function readable(db: Database, id: number, principal: Principal): Promise<Segment> {
  const row = await findSegment(db, id);
  if (row === undefined) throw new KadrError('NOT_FOUND', { field: 'id' });
  requireReadable(principal, row.segment.brand);
  return asSegment(row);
}

function asSegment({ segment, broadcasts }: Awaited<ReturnType<typeof findSegments>>[number]): Segment {
  const { id, name, brand, rules, changedAt, changedBy } = segment;
  return { id, name, brand, rules, changed_at: secondsOf(changedAt), changed_by: changedBy, broadcasts };
}

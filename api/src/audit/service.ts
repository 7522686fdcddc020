import type { AuditEntry, AuditListInput, Permission } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { requireFreshProof, requireOneOf } from '../context/principal.ts';
import type { BrandScope, Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { knownError } from '../errors/answer-errors.ts';
import { listPage } from '../lists/list-page.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { maskedInput } from './masked-input.ts';
import { findEntries, insertEntry, insertOutcome } from './repository.ts';

/** A request by a person or program that operates the service. */
export interface AuditedCall extends Pick<RequestContext, 'ip' | 'userAgent' | 'requestId'> {
  readonly principal: Principal;
  readonly operation: string;
  /** As received; undefined when there is none. */
  readonly input: unknown;
}

/** An operator's request that requires a permission. */
export interface OperatorCall extends AuditedCall {
  /** One of these is required. */
  readonly permissions: readonly Permission[];
  /** The brand concerned; null: no brand; `anyBrand`: the operation checks the brand itself. */
  readonly brand: BrandScope;
  /** Plain reads are not audited. */
  readonly isRead: boolean;
}

export interface AuditService {
  /**
   * Runs an operator's request if its permission is there. The entry is written first: if that fails, nothing is done.
   * The outcome follows; if it cannot be written, the entry stays without one.
   *
   * @throws KadrError FORBIDDEN, which names the permission; REAUTHENTICATION_REQUIRED; any error of `work`
   */
  run<T>(call: OperatorCall, work: () => Promise<T>): Promise<T>;
  /** The same without a permission check: for changes that staff make to their own sign-in. */
  record<T>(call: AuditedCall, work: () => Promise<T>): Promise<T>;
  /** The latest first. @throws KadrError INVALID_INPUT for a cursor of another list */
  list(input: AuditListInput): Promise<{ items: AuditEntry[]; next_cursor: string | null }>;
}

export function createAuditService(
  db: Database,
  { clock, log }: Pick<ApiPorts, 'clock' | 'log'>,
): AuditService {
  const end = async (entryId: number, outcome: string, { requestId }: AuditedCall): Promise<void> => {
    try {
      await insertOutcome(db, entryId, outcome);
    } catch (error) {
      log.error(
        { requestId, entryId, outcome, err: error },
        'failed to record the outcome of an audit entry',
      );
    }
  };

  const record = async <T>(call: AuditedCall, work: () => Promise<T>): Promise<T> => {
    const entryId = await insertEntry(db, rowOf(call, clock()));
    let answer;
    try {
      answer = await work();
    } catch (error) {
      await end(entryId, knownError(error).error, call);
      throw error;
    }
    await end(entryId, 'ok', call);
    return answer;
  };

  return {
    record,

    run: async (call, work) => {
      const permitted = async () => {
        requireOneOf(call.principal, call.permissions, call.brand);
        if (!call.isRead) requireFreshProof(call.principal, call.permissions);
        return work();
      };
      return call.isRead ? permitted() : record(call, permitted);
    },

    list: async ({ cursor, limit, principal, key_id, staff_id, operation, from, to }) => {
      const rows = await findEntries(db, {
        before: idOfCursor(cursor),
        principal: principal ?? null,
        keyId: key_id ?? null,
        staffId: staff_id ?? null,
        operation: operation ?? null,
        from: from === undefined ? null : new Date(from * 1000),
        to: to === undefined ? null : new Date(to * 1000),
        limit: limit + 1,
      });
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      return { items: page.map(asEntry), next_cursor };
    },
  };
}

function rowOf(call: AuditedCall, at: Date): Parameters<typeof insertEntry>[1] {
  const { principal, ip, userAgent, requestId, operation, input } = call;
  const key = principal.kind === 'key' ? principal : null;
  const member = principal.kind === 'staff' ? principal : null;
  return {
    at,
    principal: principal.kind,
    keyId: key?.id ?? null,
    keyName: key?.name ?? null,
    staffId: member?.id ?? null,
    staffName: member?.name ?? null,
    ip,
    userAgent,
    requestId,
    operation,
    // An invited member of staff stays identifiable; accounts may be erased.
    input: maskedInput(input, operation.includes('Staff')),
  };
}

function asEntry(row: Awaited<ReturnType<typeof findEntries>>[number]): AuditEntry {
  const { id, principal, ip, operation, input, outcome } = row;
  return {
    id,
    at: secondsOf(row.at),
    principal,
    key_id: row.keyId,
    key_name: row.keyName,
    staff_id: row.staffId,
    staff_name: row.staffName,
    ip,
    user_agent: row.userAgent,
    request_id: row.requestId,
    operation,
    input,
    outcome,
  };
}

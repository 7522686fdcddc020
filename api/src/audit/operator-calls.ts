import type { IncomingMessage } from 'node:http';
import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import {
  brandedKinds,
  brandOfRecord,
  operatorPermissions,
  permissionsFor,
  recordKindSchema,
  uploadPermissions,
} from '@kadr/contract';
import type { OperatorOperation, Permission, UploadDoor } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { anyBrand, requireOperator } from '../context/principal.ts';
import type { BrandScope, Principal } from '../context/principal.ts';
import type { AuditService, OperatorCall } from './service.ts';

type Call = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta> & {
  readonly next: () => Promise<unknown>;
};

/**
 * Wraps every operator operation: checks its permission and writes an audit entry. Changes that staff make to their own
 * sign-in are audited too; `memberOf` identifies the member.
 */
export function auditOperations(
  audit: Pick<AuditService, 'run' | 'record'>,
  memberOf: (context: RequestContext) => Promise<Principal | null>,
): (call: Call) => Promise<unknown> {
  return async ({ next, path: [group, operation = ''], procedure, input, context }) => {
    const { ip, userAgent, requestId } = context;
    const call = { operation, input, ip, userAgent, requestId };
    const isRead = procedure['~orpc'].route.method === 'GET';
    if (group === 'operator') {
      const principal = requireOperator(context);
      const permissions = permissionsOf(operation, input);
      const brand = brandOf(operation, input);
      return audit.run({ ...call, principal, permissions, brand, isRead }, next);
    }
    const member = group === 'staff' && !isRead ? await memberOf(context) : null;
    return member === null ? next() : audit.record({ ...call, principal: member }, next);
  };
}

/**
 * Identifies the operator by the request's credentials; null for everybody else. `host` is the host that the browser
 * addressed.
 *
 * @throws KadrError FORBIDDEN for a change that another site's page requests with a cookie
 */
export type FindPrincipal = (req: IncomingMessage, host: string) => Promise<Principal | null>;

/** An action outside the typed operations, with its audit data. */
interface UploadCall {
  readonly door: UploadDoor;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Lets an operator upload raw bytes. The audit entry has their metadata, not the bytes.
 *
 * @throws KadrError UNAUTHORIZED, FORBIDDEN; whatever `work` throws
 */
export type OperatorDoor = <T>(
  door: UploadDoor | UploadCall,
  req: IncomingMessage,
  caller: Pick<RequestContext, 'requestId' | 'ip' | 'host'>,
  work: () => Promise<T>,
) => Promise<T>;

export function createOperatorDoor(gate: OperatorGate): OperatorDoor {
  return async (call, req, caller, work) => {
    const { door, input } = typeof call === 'string' ? { door: call, input: undefined } : call;
    const permissions = [uploadPermissions[door]];
    const isRead = door === 'continueUpload';
    // A video belongs to no brand until a campaign has it.
    const brand = door === 'adVideos' ? anyBrand : null;
    return gate({ operation: door, permissions, brand, isRead, input }, req, caller, work);
  };
}

/**
 * Lets an operator through to a route that is not a typed operation.
 *
 * @throws KadrError UNAUTHORIZED, FORBIDDEN, REAUTHENTICATION_REQUIRED; whatever `work` throws
 */
export type OperatorGate = <T>(
  call: Pick<OperatorCall, 'operation' | 'permissions' | 'brand' | 'isRead' | 'input'>,
  req: IncomingMessage,
  caller: Pick<RequestContext, 'requestId' | 'ip' | 'host'>,
  work: (principal: Principal) => Promise<T>,
) => Promise<T>;

export function createOperatorGate(
  audit: Pick<AuditService, 'run'>,
  findPrincipal: FindPrincipal,
): OperatorGate {
  return async (call, req, { requestId, ip, host }, work) => {
    const principal = requireOperator({ principal: await findPrincipal(req, host) });
    const userAgent = req.headers['user-agent']?.slice(0, 500) ?? null;
    return audit.run({ ...call, principal, ip, userAgent, requestId }, () => work(principal));
  };
}

/** Permissions of operations that check the brand themselves, because their input names an id only. */
const checkedByService: ReadonlySet<Permission> = new Set([
  'marketing:read',
  'marketing:write',
  'ads:read',
  'ads:write',
]);

/** Reads the brand of a brand-specific operation from its input; all other operations belong to no brand. */
const brandFields: Readonly<Record<string, (input: unknown) => unknown>> = {
  ...Object.fromEntries(
    (
      [
        'getBrand',
        'getBrandPreview',
        'getBrandVersion',
        'putBrandDraft',
        'removeBrandDraft',
        'publishBrand',
        'archiveBrand',
      ] satisfies readonly OperatorOperation[]
    ).map((operation) => [operation, (input: unknown) => fieldOf(input, 'id')]),
  ),
  removeInfoPage: (input) => fieldOf(input, 'brand'),
  getAnalytics: (input) => fieldOf(input, 'brand'),
  putInfoPages: (input) => {
    const pages = fieldOf(input, 'info_pages');
    if (!Array.isArray(pages)) return null;
    const brands = new Set(pages.map((page) => fieldOf(page, 'brand')));
    return brands.size === 1 ? [...brands][0] : null;
  },
};

function brandOf(operation: string, input: unknown): BrandScope {
  if (isOperation(operation)) {
    const permission = operatorPermissions[operation];
    if (typeof permission !== 'string') return recordsBrand(input);
    if (checkedByService.has(permission)) return anyBrand;
  }
  const brand = brandFields[operation]?.(input);
  return typeof brand === 'string' ? brand : null;
}

/** The brand of the records in a call; `anyBrand` when the operation checks the brand itself. */
function recordsBrand(input: unknown): BrandScope {
  const kind = recordKindSchema.safeParse(fieldOf(input, 'kind')).data;
  if (kind === undefined) return anyBrand;
  if (!brandedKinds.has(kind)) return null;
  const id = fieldOf(input, 'id');
  if (typeof id === 'string') return brandOfRecord(kind, id);
  const record = fieldOf(input, 'record');
  if (record === undefined) return anyBrand;
  const brand = fieldOf(record, 'brand');
  return typeof brand === 'string' ? brand : null;
}

function fieldOf(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined;
}

/** @throws Error for an unknown operation: the table has them all. */
function permissionsOf(operation: string, input: unknown): readonly Permission[] {
  if (!isOperation(operation)) throw new Error(`No permission is declared for ${operation}.`);
  return permissionsFor(operation, input);
}

function isOperation(name: string): name is OperatorOperation {
  return Object.hasOwn(operatorPermissions, name);
}

import type { IncomingMessage } from 'node:http';
import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import { operatorPermissions, uploadPermissions } from '@kadr/contract';
import type { Permission, UploadDoor } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { requireOperator } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import type { AuditService } from './service.ts';

type Call = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta> & {
  readonly next: () => Promise<unknown>;
};

/** Stands around every operation of the operator: asks for its permission, and writes it down. */
export function auditOperations(audit: Pick<AuditService, 'run'>): (call: Call) => Promise<unknown> {
  return async ({ next, path: [group, operation = ''], procedure, input, context }) => {
    if (group !== 'operator') return next();
    const { ip, userAgent, requestId } = context;
    return audit.run(
      {
        principal: requireOperator(context),
        operation,
        permission: permissionFor(operation),
        isRead: procedure['~orpc'].route.method === 'GET',
        input,
        ip,
        userAgent,
        requestId,
      },
      next,
    );
  };
}

/**
 * Lets an operator hand in raw bytes, and writes that down, without them.
 *
 * @throws KadrError UNAUTHORIZED, FORBIDDEN; whatever `work` throws
 */
export type OperatorDoor = <T>(
  door: UploadDoor,
  req: IncomingMessage,
  caller: Pick<RequestContext, 'requestId' | 'ip'>,
  work: () => Promise<T>,
) => Promise<T>;

export function createOperatorDoor(
  audit: Pick<AuditService, 'run'>,
  findPrincipal: (authorization: string | undefined) => Promise<Principal | null>,
): OperatorDoor {
  return async (door, { headers }, { requestId, ip }, work) =>
    audit.run(
      {
        principal: requireOperator({ principal: await findPrincipal(headers.authorization) }),
        operation: door,
        permission: uploadPermissions[door],
        isRead: false,
        input: undefined,
        ip,
        userAgent: headers['user-agent']?.slice(0, 500) ?? null,
        requestId,
      },
      work,
    );
}

/** @throws Error for what is no operation: the table has them all. */
function permissionFor(operation: string): Permission {
  const known: Readonly<Record<string, Permission>> = operatorPermissions;
  const permission = known[operation];
  if (permission === undefined) throw new Error(`Nobody says what permission ${operation} takes.`);
  return permission;
}

import type { AuditService } from '../audit/service.ts';
import { requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';
import type { OperatorKeysService } from '../operator-keys/service.ts';

export interface AccessPorts {
  readonly operatorKeys: Omit<OperatorKeysService, 'find' | 'principalOf'>;
  readonly audit: Pick<AuditService, 'list'>;
}

/** API keys and the audit. */
export function accessProcedures({ operatorKeys, audit }: AccessPorts) {
  const { createKey, listKeys, revokeKey, listAudit } = procedures.operator;
  return {
    createKey: createKey.handler(({ input, context }) =>
      operatorKeys.create(input, requireOperator(context), context.now()),
    ),
    listKeys: listKeys.handler(async () => ({ items: await operatorKeys.list() })),
    revokeKey: revokeKey.handler(({ input, context }) => operatorKeys.revoke(input.id, context.now())),
    listAudit: listAudit.handler(({ input }) => audit.list(input)),
  };
}

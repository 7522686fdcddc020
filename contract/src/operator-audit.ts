import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsInQuerySchema } from './bounds.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** The credentials used: the operator token, an API key, or a member's session. */
export const principalKinds = ['token', 'key', 'staff'] as const;

/** An operator's call, carried out or refused. */
export const auditEntrySchema = z.object({
  id: z.int(),
  /** Unix seconds. */
  at: z.int(),
  principal: z.enum(principalKinds),
  /** Id of the API key; otherwise null. */
  key_id: z.int().nullable(),
  key_name: z.string().nullable(),
  /** Id of the member of staff; otherwise null. */
  staff_id: z.int().nullable(),
  staff_name: z.string().nullable(),
  ip: z.string(),
  user_agent: z.string().nullable(),
  /** As in the log and in the answer's header `x-request-id`. */
  request_id: z.string(),
  /** `importCatalogue`; `uploads` and `images` for raw bytes; `confirmCode` for a member’s own sign-in. */
  operation: z.string(),
  /** JSON without secrets, cut off after 64 kB; null without input. */
  input: z.string().nullable(),
  /**
   * `ok` or the error's name; null while the call is in progress, or if the process ended before the outcome was known.
   */
  outcome: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListInputSchema = z.object({
  ...pageInput,
  principal: z.enum(principalKinds).optional(),
  key_id: idSchema.optional(),
  staff_id: idSchema.optional(),
  operation: z.string().min(1).max(60).optional(),
  /** Unix seconds; `from` is inclusive, `to` exclusive. */
  from: unixSecondsInQuerySchema.optional(),
  to: unixSecondsInQuerySchema.optional(),
});
export type AuditListInput = z.output<typeof auditListInputSchema>;

export const operatorAuditContract = {
  listAudit: oc
    .route({
      method: 'GET',
      path: '/operator/audit',
      summary: 'What operators have done and were refused, the latest first; pure reads are left out',
      tags: ['operator'],
    })
    .input(auditListInputSchema)
    .output(pageOf(auditEntrySchema)),
};

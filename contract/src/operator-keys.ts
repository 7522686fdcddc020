import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { idSchema } from './paging.ts';
import { permissionSchema } from './permission.ts';

/** An API key of an operator's program, without its secret. */
export const operatorKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(permissionSchema),
  /** Unix seconds. */
  created_at: z.int(),
  /** The key that created it; null: the operator's token, or a member of staff. */
  created_by: z.int().nullable(),
  /** Unix seconds from which it is refused; null: never. */
  expires_at: z.int().nullable(),
  /** Unix seconds, to the minute; null: never. */
  last_used_at: z.int().nullable(),
  /** Unix seconds; null for a valid key. */
  revoked_at: z.int().nullable(),
});
export type OperatorKey = z.infer<typeof operatorKeySchema>;

export const operatorKeyInputSchema = z.object({
  /** Name of the program or person that uses it, for people. */
  name: z.string().trim().min(1).max(100),
  permissions: z.array(permissionSchema).min(1).max(100),
  /** Unix seconds; null: it does not expire. */
  expires_at: unixSecondsSchema.nullable().default(null),
});
export type OperatorKeyInput = z.output<typeof operatorKeyInputSchema>;

const tags = ['operator'];

/** API keys of the operator's programs, each with the permissions that it needs. */
export const operatorKeysContract = {
  createKey: oc
    .route({
      method: 'POST',
      path: '/operator/keys',
      summary: 'Make an API key',
      description:
        'The answer has its secret, which is shown this once. FORBIDDEN for a permission that the caller’s own key does not have; INVALID_INPUT for an end that has passed, or is later than that of the caller’s own key.',
      tags,
    })
    .input(operatorKeyInputSchema)
    .output(z.object({ key: operatorKeySchema, secret: z.string() })),
  listKeys: oc
    .route({
      method: 'GET',
      path: '/operator/keys',
      summary: 'All API keys, the latest first, those too that are no longer good',
      tags,
    })
    .output(z.object({ items: z.array(operatorKeySchema) })),
  revokeKey: oc
    .route({
      method: 'DELETE',
      path: '/operator/keys/{id}',
      summary: 'Refuse an API key from now on',
      description:
        'The same again changes nothing. The keys that it has made stay good. NOT_FOUND when there is no such key.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(operatorKeySchema),
};

import { oc } from '@orpc/contract';
import { z } from 'zod';

export const serviceStateSchema = z.object({
  /** The process that answers. */
  process: z.object({
    /** The build of the web app; `development` without one. */
    release: z.string(),
    node: z.string(),
    roles: z.array(z.string()),
    /** Unix seconds. */
    started_at: z.int(),
    memory_bytes: z.int(),
  }),
  database: z.object({
    /** `18.1`. */
    version: z.string(),
    bytes: z.int(),
    migrations: z.int(),
    /** Name of the last migration; null in a database without one. */
    last_migration: z.string().nullable(),
    connections: z.int(),
    max_connections: z.int(),
  }),
  /** Storage of films and pictures. */
  storage: z.object({
    kind: z.enum(['folder', 'bucket']),
    /** Free space of the disk with the data folder; null if the service stores nothing on it. */
    free_bytes: z.int().nullable(),
    total_bytes: z.int().nullable(),
  }),
  /** Made by `npm run kadr -- backup`, latest first. */
  backups: z.array(
    z.object({
      /** Time of the state that it holds, in Unix seconds. */
      made_at: z.int(),
      folder: z.string(),
      rows: z.int(),
      bytes: z.int(),
      has_storage: z.boolean(),
      has_secrets: z.boolean(),
    }),
  ),
});
export type ServiceState = z.infer<typeof serviceStateSchema>;

export const operatorServiceContract = {
  getServiceState: oc
    .route({
      method: 'GET',
      path: '/operator/service',
      summary: 'Versions, database, storage and backups of the service',
      tags: ['operator'],
    })
    .output(serviceStateSchema),
};

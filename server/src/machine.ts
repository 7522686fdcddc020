import { statfs } from 'node:fs/promises';
import type { ApiPorts } from '@kadr/api';
import type { Config } from './config/config.ts';

type MachinePort = ApiPorts['machine'];

/** Facts about the process and its disk. */
export function createMachine(
  { roles, s3, dataDir, databaseUrl }: Pick<Config, 'roles' | 's3' | 'dataDir' | 'databaseUrl'>,
  { release, startedAt }: { readonly release: string; readonly startedAt: Date },
): MachinePort {
  const writesToDisk = s3 === null || databaseUrl === null;
  return {
    facts: async () => {
      const disk = writesToDisk ? await statfs(dataDir) : null;
      return {
        process: {
          release,
          node: process.versions.node,
          roles: [...roles].toSorted(),
          started_at: Math.floor(startedAt.getTime() / 1000),
          memory_bytes: process.memoryUsage.rss(),
        },
        storage: {
          kind: s3 === null ? 'folder' : 'bucket',
          free_bytes: disk === null ? null : disk.bavail * disk.bsize,
          total_bytes: disk === null ? null : disk.blocks * disk.bsize,
        },
      };
    },
  };
}

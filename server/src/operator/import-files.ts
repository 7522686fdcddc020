import type { ApiPorts } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { Storage } from '@kadr/media';

/** Files of imports in the storage, under `imports/`. */
export function importFilesIn(storage: Storage): ApiPorts['importFiles'] {
  const keyOf = (name: string): string => `imports/${name}`;
  return {
    put: async (name, body) => void (await storage.put(keyOf(name), body, 'application/octet-stream')),
    read: async function* (name) {
      const found = await storage.get(keyOf(name));
      if (found === null) throw new KadrError('NOT_FOUND');
      yield* found.body;
    },
    remove: (name) => storage.delete(keyOf(name)),
  };
}

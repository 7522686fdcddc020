import type { Storage } from '@kadr/media';
import type { ObserveWork } from './probe.ts';

/** The same storage, with its work on single objects observed. A read ends when its bytes begin to come. */
export function observeStorage(storage: Storage, observe: ObserveWork): Storage {
  const around = <T>(name: string, detail: string, run: () => Promise<T>): Promise<T> =>
    observe({ kind: 'storage', name, detail }, run);
  return {
    put: (key, ...rest) => around('put', key, () => storage.put(key, ...rest)),
    putFile: (key, ...rest) => around('put', key, () => storage.putFile(key, ...rest)),
    putCopy: (key, ...rest) => around('put', key, () => storage.putCopy(key, ...rest)),
    head: (key) => around('head', key, () => storage.head(key)),
    get: (key, range) => around('get', key, () => storage.get(key, range)),
    localFile: (key) => storage.localFile(key),
    inFront: (key) => storage.inFront(key),
    list: (prefix) => storage.list(prefix),
    delete: (key) => around('delete', key, () => storage.delete(key)),
    deletePrefix: (prefix) => around('delete', prefix, () => storage.deletePrefix(prefix)),
  };
}

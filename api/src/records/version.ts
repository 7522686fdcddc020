import { createHash } from 'node:crypto';
import { isObject } from './merge-patch.ts';

/** A hash of a record: equal for equal content, in any field order. */
export function versionOf(record: unknown): string {
  return createHash('sha256').update(canonical(record)).digest('base64url').slice(0, 22);
}

/** Whether two JSON values have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** JSON with the members of every object sorted by name; undefined members are left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

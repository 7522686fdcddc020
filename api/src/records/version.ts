import { createHash } from 'node:crypto';
import { isObject } from './merge-patch.ts';

/** A hash of a record: the same for the same content, in whatever order its fields stand. */
export function versionOf(record: unknown): string {
  return createHash('sha256').update(canonical(record)).digest('base64url').slice(0, 22);
}

/** Whether two JSON values have the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** JSON with the members of every object in the order of their names; members without a value are left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

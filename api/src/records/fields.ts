import { isObject } from './merge-patch.ts';
import { isSame } from './version.ts';

/** The path of a value in a record, as property names. A list is one value. */
export type FieldPath = readonly string[];

/**
 * The paths at which two records differ. Objects on both sides are compared member by member, everything else as a
 * whole.
 */
export function changedPaths(before: unknown, after: unknown, at: FieldPath = []): FieldPath[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
    return names.flatMap((name) => changedPaths(before[name], after[name], [...at, name]));
  }
  return isSame(before, after) ? [] : [at];
}

/** A path as a JSON pointer (RFC 6901). */
export function pointerOf(path: FieldPath): string {
  return path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function pathOf(pointer: string): FieldPath {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path; undefined if there is none. */
export function valueAt(record: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

/** A copy with the value at a path replaced; undefined removes it. */
export function withValueAt(record: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value;
  const members = new Map(isObject(record) ? Object.entries(record) : []);
  const inner = withValueAt(members.get(name), rest, value);
  if (inner === undefined) members.delete(name);
  else members.set(name, inner);
  return Object.fromEntries(members);
}

/** JSON merge patches (RFC 7396): computing and applying differences. */
import type { Fields } from './record-kinds.ts';

/** The patch that turns `before` into `after`; empty when they are equal. A list is replaced as a whole. */
export function mergePatchOf(before: Fields, after: Fields): Fields {
  const patch: Fields = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    if (isSame(was, is)) continue;
    if (is === undefined) patch[name] = null;
    else patch[name] = isObject(was) && isObject(is) ? mergePatchOf(was, is) : is;
  }
  return patch;
}

/** Applies `patch` to `value`. */
export function applyMergePatch(value: Fields, patch: Fields): Fields {
  const result: Fields = { ...value };
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete result[name];
    else if (isObject(change))
      result[name] = applyMergePatch(isObject(result[name]) ? result[name] : {}, change);
    else result[name] = change;
  }
  return result;
}

/** JSON pointers of the fields that a patch changes; a list counts as one field. */
export function fieldsOfPatch(patch: Fields, path = ''): string[] {
  return Object.entries(patch).flatMap(([name, change]) => {
    const pointer = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return isObject(change) && Object.keys(change).length > 0 ? fieldsOfPatch(change, pointer) : [pointer];
  });
}

/** Whether two JSON values are equal; undefined members count as missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => isSame(item, other[at]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

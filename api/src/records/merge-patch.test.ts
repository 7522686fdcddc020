import { expect, it } from 'vitest';
import { changedPaths, pathOf, pointerOf, valueAt, withValueAt } from './fields.ts';
import { mergePatch } from './merge-patch.ts';
import { isSame, versionOf } from './version.ts';

it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('merges %j with %j as RFC 7396 says (appendix A)', (target, patch, merged) => {
  expect(mergePatch(target, patch)).toEqual(merged);
});

it('does not touch any prototype', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}'));
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('reports differences as pointers, and restores them', () => {
  const before = { 'a/b': 1, name: { rus: 'x', eng: 'y' }, list: [1] };
  const after = { 'a/b': 2, name: { rus: 'x' }, list: [1, 2], new: { c: 1 } };
  const paths = changedPaths(before, after);
  expect(paths.map(pointerOf)).toEqual(['/a~1b', '/list', '/name/eng', '/new']);
  expect(paths.map((path) => pathOf(pointerOf(path)))).toEqual(paths);
  const back = paths.reduce<unknown>(
    (record, path) => withValueAt(record, path, valueAt(before, path)),
    after,
  );
  expect(back).toEqual(before);
});

it('gives equal content the same version, in any field order', () => {
  expect(versionOf({ a: 1, b: { c: 2, d: [3] } })).toBe(versionOf({ b: { d: [3], c: 2 }, a: 1 }));
  expect(versionOf({ a: [1, 2] })).not.toBe(versionOf({ a: [2, 1] }));
  expect(isSame({ a: undefined }, {})).toBe(true);
});

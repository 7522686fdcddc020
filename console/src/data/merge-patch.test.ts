import { describe, expect, it } from 'vitest';
import { applyMergePatch, fieldsOfPatch, mergePatchOf } from './merge-patch.ts';

describe('a merge patch (RFC 7396)', () => {
  const before = {
    name: { rus: 'Ветер', eng: 'Wind' },
    year: 2020,
    genres: ['drama', 'docs'],
    prices: [{ amount: 100 }],
    note: { rus: 'Да' },
  };

  it('has only what differs, with null for what goes and lists whole', () => {
    const after = { ...before, name: { rus: 'Ветер' }, year: 2021, genres: ['drama'], note: null };
    expect(mergePatchOf(before, after)).toEqual({
      name: { eng: null },
      year: 2021,
      genres: ['drama'],
      note: null,
    });
    expect(mergePatchOf(before, structuredClone(before))).toEqual({});
  });

  it('takes a field that is undefined for one that is not there', () => {
    expect(mergePatchOf({ a: 1 }, { a: undefined })).toEqual({ a: null });
    expect(mergePatchOf({}, { a: undefined })).toEqual({});
  });

  it('makes the one of the other', () => {
    const after = { ...before, name: { rus: 'Шторм', hye: 'Քամի' }, prices: [] };
    expect(applyMergePatch(before, mergePatchOf(before, after))).toEqual(after);
    expect(before.name).toEqual({ rus: 'Ветер', eng: 'Wind' });
  });

  it('names its fields as JSON pointers', () => {
    expect(fieldsOfPatch({ name: { eng: 'x', hye: null }, 'a/b~': 1, list: [1] })).toEqual([
      '/name/eng',
      '/name/hye',
      '/a~1b~0',
      '/list',
    ]);
  });
});

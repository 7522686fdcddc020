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

  it('contains only differences: null for removed members, lists as a whole', () => {
    const after = { ...before, name: { rus: 'Ветер' }, year: 2021, genres: ['drama'], note: null };
    expect(mergePatchOf(before, after)).toEqual({
      name: { eng: null },
      year: 2021,
      genres: ['drama'],
      note: null,
    });
    expect(mergePatchOf(before, structuredClone(before))).toEqual({});
  });

  it('treats an undefined field as missing', () => {
    expect(mergePatchOf({ a: 1 }, { a: undefined })).toEqual({ a: null });
    expect(mergePatchOf({}, { a: undefined })).toEqual({});
  });

  it('turns one value into the other', () => {
    const after = { ...before, name: { rus: 'Шторм', hye: 'Քամի' }, prices: [] };
    expect(applyMergePatch(before, mergePatchOf(before, after))).toEqual(after);
    expect(before.name).toEqual({ rus: 'Ветер', eng: 'Wind' });
  });

  it('lists its fields as JSON pointers', () => {
    expect(fieldsOfPatch({ name: { eng: 'x', hye: null }, 'a/b~': 1, list: [1] })).toEqual([
      '/name/eng',
      '/name/hye',
      '/a~1b~0',
      '/list',
    ]);
  });
});

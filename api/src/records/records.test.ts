import type { Permission } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signUpOwner } from '../testing/staff.ts';
import { createTestApi, errorOf, operatorToken, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let url = '';
let keyId = 0;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.publish('north-wind');
  await test.import({
    collections: [{ slug: 'winter', name: { rus: 'Зима' }, media_items: ['north-wind'] }],
  });
  url = await test.listen();
  const made = await operator().createKey({ name: 'all', permissions: ['catalogue:write'] });
  keyId = made.key.id;
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const title = (id: string) => operator().getRecord({ kind: 'title', id });
/** Operations of an editor who has read a version. */
const as = (name: string, version: string | null, permissions: readonly Permission[] = ['catalogue:write']) =>
  test.client({
    principal: { kind: 'key', id: keyId, name, permissions },
    ifMatch: version === null ? null : `"${version}"`,
  }).operator;
/** Changes a title, based on its current state. */
const patched = async (id: string, patch: Record<string, unknown>, name = 'Anna') =>
  as(name, (await title(id)).version).patchRecord({ kind: 'title', id, patch });
const lastChange = async (id: string) => {
  const [change] = (await operator().listChanges({ kind: 'title', id, limit: 1 })).items;
  if (change === undefined) throw new Error('There is no change.');
  return change;
};

describe('a change', () => {
  it('applies a patch, keeps everything else, and records author, time and fields in the history', async () => {
    const before = await title('apple-year');
    const after = await patched('apple-year', { name: { eng: 'Apples' }, year: 2021, rating: null });
    expect(after.record).toEqual({
      ...before.record,
      name: { rus: 'Яблочный год', eng: 'Apples' },
      year: 2021,
      rating: null,
    });
    expect(after).toMatchObject({ changed_by: 'Anna', changed_at: testBegins.getTime() / 1000 });
    expect(after.version).not.toBe(before.version);
    const change = await lastChange('apple-year');
    expect(change).toMatchObject({
      by: 'Anna',
      kind: 'title',
      record_id: 'apple-year',
      action: 'patch',
      fields: ['/name/eng', '/rating', '/year'],
      undone_by: null,
    });
    expect(await operator().getChange({ id: change.id })).toEqual({
      ...change,
      before: before.record,
      after: after.record,
    });
  });

  it('without effect adds no row', async () => {
    const { id } = await lastChange('apple-year');
    await patched('apple-year', { year: 2021 });
    expect(await lastChange('apple-year')).toMatchObject({ id });
  });

  it('requires a version, over HTTP in the If-Match header', async () => {
    expect(
      await errorOf(as('Anna', null).patchRecord({ kind: 'title', id: 'hedgehog', patch: { year: 1 } })),
    ).toMatchObject({ name: 'VERSION_REQUIRED', status: 428 });
    const { version } = await title('hedgehog');
    const send = (headers: Record<string, string>) =>
      fetch(`${url}/operator/records/title/hedgehog`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ patch: { year: 1999 } }),
      });
    expect((await send({})).status).toBe(428);
    expect((await send({ 'if-match': '"another"' })).status).toBe(412);
    const answer = await send({ 'if-match': `"${version}"` });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ record: { year: 1999 } });
  });

  it('succeeds for only one of two with the same version; the other is refused with the author and fields of the first', async () => {
    const { version } = await title('hedgehog');
    const [anna, boris] = await Promise.allSettled([
      as('Anna', version).patchRecord({ kind: 'title', id: 'hedgehog', patch: { year: 1975 } }),
      as('Boris', version).patchRecord({ kind: 'title', id: 'hedgehog', patch: { age: 6 } }),
    ]);
    expect([anna.status, boris.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = anna.status === 'fulfilled' ? '/year by “Anna”' : '/age by “Boris”';
    const refused = anna.status === 'rejected' ? anna : boris;
    const reason: unknown = refused.status === 'rejected' ? refused.reason : null;
    expect(await errorOf(Promise.reject(reason))).toMatchObject({
      name: 'VERSION_CONFLICT',
      description: expect.stringContaining(`${winner} at 2026-03-01T12:00:00.000Z`),
    });
  });

  it('is refused with the name of a field that is invalid, unknown or part of the key', async () => {
    const { version } = await title('to-come');
    const refused = async (patch: Record<string, unknown>) =>
      (await errorOf(as('Anna', version).patchRecord({ kind: 'title', id: 'to-come', patch })))?.description;
    expect(await refused({ year: 1 })).toContain('year: ');
    expect(await refused({ name: { rus: '' } })).toContain('name.rus: ');
    expect(await refused({ nmae: 'x' })).toBe('nmae: is no field of this kind.');
    expect(await refused({ slug: 'x' })).toBe("slug: is part of the record's key, which is “to-come”.");
    expect(await refused({ genres: ['none'] })).toContain('the genre “none”, which does not exist');
    expect(await title('to-come')).toMatchObject({ version });
  });

  it('cannot be rewritten', async () => {
    for (const statement of ['update record_changes set kind = kind', 'delete from record_changes'])
      await expect(test.pool.query(statement)).rejects.toThrow();
  });
});

describe('a record', () => {
  it('is created once', async () => {
    const record = { slug: 'made', type: 'film', name: { rus: 'Сделан' } };
    const made = await as('Anna', null).createRecord({ kind: 'title', record });
    expect(made).toMatchObject({ id: 'made', is_live: false, record: { ...record, age: 0, genres: [] } });
    expect(await errorOf(as('Anna', null).createRecord({ kind: 'title', record }))).toMatchObject({
      name: 'CONFLICT',
    });
    expect(await lastChange('made')).toMatchObject({ action: 'create', fields: [] });
  });

  it('is removed when nothing uses it, and restored by an undo', async () => {
    const { version, record } = await title('made');
    await as('Anna', version).removeRecord({ kind: 'title', id: 'made' });
    expect(await errorOf(title('made'))).toMatchObject({ name: 'NOT_FOUND' });
    expect((await operator().undoChange({ id: (await lastChange('made')).id })).record).toEqual(record);
  });

  it('is not removed while it is in use, and the error names the user', async () => {
    const refused = async (kind: 'title' | 'person' | 'genre', id: string) => {
      const { version } = await operator().getRecord({ kind, id });
      return (await errorOf(as('Anna', version).removeRecord({ kind, id })))?.description;
    };
    expect(await refused('title', 'north-wind')).toBe('“north-wind” is still used: collection “winter”.');
    expect(await refused('title', 'ship-1')).toContain('part “ship-1-1”, “ship-1-2”');
    expect(await refused('person', 'lev-orlov')).toContain('title “north-wind”');
    expect(await refused('genre', 'drama')).toContain('more');
  });

  it('changed by a catalogue import is also in the history, once for each change', async () => {
    const film = { slug: 'imported', type: 'film' as const, name: { rus: 'Привезён' } };
    await test.import({ media_items: [film] });
    await test.import({ media_items: [film] });
    await test.import({ media_items: [{ ...film, year: 2000 }] });
    const { items } = await operator().listChanges({ kind: 'title', id: 'imported' });
    expect(items.map(({ action, fields, by }) => ({ action, fields, by }))).toEqual([
      { action: 'patch', fields: ['/year'], by: 'token' },
      { action: 'create', fields: [], by: 'token' },
    ]);
  });

  it('is also in the history after other imports, and after a page is removed', async () => {
    const page = { alias: 'terms', brand: 'kadr', name: { rus: 'Условия' }, sections: [] };
    await operator().putInfoPages({ info_pages: [page] });
    await operator().putInfoPages({ info_pages: [page] });
    await operator().removeInfoPage({ alias: 'terms', brand: 'kadr' });
    await operator().importPromoCampaigns({ promo_campaigns: [{ slug: 'spring', name: 'Весна' }] });
    await operator().importPromoCodes({ promo_codes: [{ code: 'spring', message: { rus: 'Весна' } }] });
    expect(
      (await operator().listChanges({ limit: 4 })).items.map(({ kind, record_id, action }) => [
        kind,
        record_id,
        action,
      ]),
    ).toEqual([
      ['promo_code', 'SPRING', 'create'],
      ['promo_campaign', 'spring', 'create'],
      ['info_page', 'kadr~terms', 'remove'],
      ['info_page', 'kadr~terms', 'create'],
    ]);
    expect(await errorOf(operator().removeInfoPage({ alias: 'terms', brand: 'kadr' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('has a new version when it is changed outside the history', async () => {
    const { version } = await title('imported');
    await test.pool.query(`update media_items set year = 2002 where slug = 'imported'`);
    expect(
      await errorOf(as('Anna', version).patchRecord({ kind: 'title', id: 'imported', patch: { age: 6 } })),
    ).toMatchObject({ name: 'VERSION_CONFLICT', description: expect.stringContaining('leaves no history') });
  });
});

describe('an undo', () => {
  it('restores only the fields of its change, once, and is a change itself', async () => {
    await patched('north-wind', { year: 2000, age: 16 });
    const { id } = await lastChange('north-wind');
    await patched('north-wind', { category: 'later' }, 'Boris');
    const undone = await as('Clara', null).undoChange({ id });
    expect(undone.record).toMatchObject({ year: 2024, age: 12, category: 'later' });
    const undoing = await lastChange('north-wind');
    expect(undoing).toMatchObject({ action: 'undo', by: 'Clara', fields: ['/age', '/year'] });
    expect(await operator().getChange({ id })).toMatchObject({ undone_by: undoing.id });
    expect(await errorOf(as('Clara', null).undoChange({ id }))).toMatchObject({ name: 'CONFLICT' });
    expect((await as('Clara', null).undoChange({ id: undoing.id })).record).toMatchObject({ year: 2000 });
  });

  it('is refused when one of its fields has changed since, and names the author', async () => {
    await patched('north-wind', { year: 2001, category: 'mine' });
    const { id } = await lastChange('north-wind');
    await patched('north-wind', { year: 2002 }, 'Boris');
    expect(await errorOf(as('Clara', null).undoChange({ id }))).toMatchObject({
      name: 'CONFLICT',
      description:
        '“north-wind” has been changed since, in what this would put back: /year; /year by “Boris” at 2026-03-01T12:00:00.000Z.',
    });
    expect(await title('north-wind')).toMatchObject({ record: { year: 2002, category: 'mine' } });
  });

  it('of a creation removes the record, unless it has changed since', async () => {
    const record = { slug: 'brief', type: 'film', name: { rus: 'Краткий' } };
    await as('Anna', null).createRecord({ kind: 'title', record });
    const { id } = await lastChange('brief');
    await patched('brief', { year: 2001 });
    expect(await errorOf(operator().undoChange({ id }))).toMatchObject({ name: 'CONFLICT' });
    await operator().undoChange({ id: (await lastChange('brief')).id });
    expect(await operator().undoChange({ id })).toMatchObject({ record: null, version: '' });
    expect(await errorOf(title('brief'))).toMatchObject({ name: 'NOT_FOUND' });
  });
});

describe('permissions', () => {
  it('are required to read or undo changes of a kind', async () => {
    const { id } = await lastChange('north-wind');
    const pages = as('Pages', null, ['pages:read', 'pages:write']);
    expect(await errorOf(pages.getChange({ id }))).toMatchObject({ name: 'FORBIDDEN' });
    expect(await errorOf(pages.undoChange({ id }))).toMatchObject({ name: 'FORBIDDEN' });
    const seen = (await pages.listChanges({})).items.map(({ kind }) => kind);
    expect(new Set(seen)).toEqual(new Set(['info_page']));
    expect((await as('Read', null, ['catalogue:read']).listChanges({})).items.length).toBeGreaterThan(0);
  });

  it('for one brand let a member of staff see and change only that brand’s pages', async () => {
    const { id } = await signUpOwner(test, '');
    const grants = [{ brand: 'ararat', role: 'x', permissions: ['pages:read', 'pages:write'] as const }];
    const { operator: member } = test.client({
      principal: { kind: 'staff', id, name: 'Vera', grants, isReauthenticated: false },
    });
    const kind = 'info_page';
    const page = (brand: string | null) => ({ alias: 'about', brand, name: { rus: 'О нас' }, sections: [] });
    const refusal = { name: 'FORBIDDEN' };
    await operator().createRecord({ kind, record: page('kadr') });
    await operator().createRecord({ kind, record: page(null) });
    expect((await member.createRecord({ kind, record: page('ararat') })).changed_by).toBe('Vera');
    expect(await errorOf(member.createRecord({ kind, record: { ...page(null), alias: 'x' } }))).toMatchObject(
      refusal,
    );
    expect((await member.listRecords({ kind })).items.map((item) => item.id)).toEqual(['ararat~about']);
    expect((await member.listChanges({})).items.map((item) => item.record_id)).toEqual(['ararat~about']);
    expect((await member.getRecord({ kind, id: 'ararat~about' })).id).toBe('ararat~about');
    for (const other of ['kadr~about', '~about'])
      expect(await errorOf(member.getRecord({ kind, id: other }))).toMatchObject(refusal);
    const rows = [page('ararat'), page('kadr')];
    expect(await errorOf(member.importRecords({ kind, rows, dry_run: true }))).toMatchObject(refusal);
    expect(await errorOf(member.listRecords({ kind: 'title' }))).toMatchObject(refusal);
  });
});

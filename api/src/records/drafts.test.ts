import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signUpStaff } from '../testing/staff.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const begins = testBegins.getTime() / 1000;
const at = (seconds: number): void => {
  test.clock.now = new Date((begins + seconds) * 1000);
};

describe('a draft', () => {
  const film = { kind: 'title', id: 'hedgehog' } as const;

  it('is kept beside its record, which does not change until the draft is published', async () => {
    const before = await operator().getRecord(film);
    const kept = await operator().putDraft({ ...film, patch: { year: 1975, rating: null } });
    expect(kept).toMatchObject({
      record: before.record,
      version: before.version,
      draft: { patch: { year: 1975, rating: null }, publish_at: null, by: 'token', at: begins, error: null },
    });
    const published = await operator().publishDraft(film);
    expect(published).toMatchObject({ record: { year: 1975, rating: null }, draft: null });
    expect(await errorOf(operator().publishDraft(film))).toMatchObject({ name: 'NOT_FOUND' });
    expect((await operator().listChanges({ ...film, limit: 1 })).items).toMatchObject([
      { action: 'patch', fields: ['/rating', '/year'] },
    ]);
  });

  it('is discarded', async () => {
    await operator().putDraft({ ...film, patch: { year: 1 } });
    await operator().removeDraft(film);
    expect(await operator().getRecord(film)).toMatchObject({ draft: null });
    expect(await errorOf(operator().removeDraft(film))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('for a new key creates a record that is not live', async () => {
    const place = { kind: 'info_page', id: 'kadr~about' } as const;
    const name = { rus: 'О нас' };
    expect(await operator().putDraft({ ...place, patch: { name } })).toMatchObject({
      record: null,
      version: '',
      is_live: false,
      draft: { patch: { name } },
    });
    expect(await errorOf(operator().publishDraft(place))).toMatchObject({
      name: 'INVALID_INPUT',
      description: expect.stringContaining('sections'),
    });
    await operator().putDraft({ ...place, patch: { name, sections: [] } });
    expect(await operator().publishDraft(place)).toMatchObject({
      record: { alias: 'about', brand: 'kadr', name, sections: [] },
      is_live: true,
      draft: null,
    });
    expect((await operator().listChanges(place)).items).toMatchObject([{ action: 'create' }]);
  });
});

describe('a scheduled draft', () => {
  const film = { kind: 'title', id: 'apple-year' } as const;
  const year = async () => (await operator().getRecord(film)).record?.['year'];

  it('is published once by a worker when it is due', async () => {
    await operator().putDraft({ ...film, patch: { year: 2001 }, publish_at: begins + 60 });
    at(59);
    await test.api.publishDrafts();
    expect(await year()).toBe(2020);
    at(60);
    await Promise.all([test.api.publishDrafts(), test.api.publishDrafts()]);
    expect(await operator().getRecord(film)).toMatchObject({ record: { year: 2001 }, draft: null });
    const { items } = await operator().listChanges(film);
    expect(items.filter(({ fields }) => fields.includes('/year'))).toMatchObject([
      { by: 'token', at: begins + 60 },
    ]);
  });

  it('is not published by a worker once its author may not change the record any more', async () => {
    const url = await test.listen();
    const member = await signUpStaff(test, url, {
      email: 'editor@kadr.example',
      roles: [{ role: 'editor', brand: null }],
    });
    const { year } = (await operator().getRecord(film)).record ?? {};
    await member.operator.putDraft({ ...film, patch: { year: 1950 }, publish_at: begins + 60 });
    await operator().setStaffRoles({ id: member.id, roles: [{ role: 'analyst', brand: null }] });
    at(60);
    await test.api.publishDrafts();
    expect(await operator().getRecord(film)).toMatchObject({
      record: { year },
      draft: { error: expect.stringMatching(/^editor .*“catalogue:write”/) },
    });
    await operator().setStaffRoles({ id: member.id, roles: [{ role: 'editor', brand: null }] });
    await member.operator.putDraft({ ...film, patch: { year: 1951 }, publish_at: begins + 90 });
    at(90);
    await test.api.publishDrafts();
    expect(await operator().getRecord(film)).toMatchObject({ record: { year: 1951 }, draft: null });
  });

  it('must be complete when it is saved', async () => {
    const draft = { ...film, patch: { year: 1 }, publish_at: begins + 60 };
    expect(await errorOf(operator().putDraft(draft))).toMatchObject({
      name: 'INVALID_INPUT',
      description: expect.stringContaining('year: '),
    });
  });

  it('that cannot be published stays, with the reason, and does not block others', async () => {
    await operator().createRecord({ kind: 'genre', record: { alias: 'passing', name: { rus: 'На время' } } });
    await operator().putDraft({ ...film, patch: { genres: ['passing'] }, publish_at: begins + 1 });
    const other = { kind: 'title', id: 'unpackaged' } as const;
    await operator().putDraft({ ...other, patch: { year: 2002 }, publish_at: begins + 2 });
    const { version } = await operator().getRecord({ kind: 'genre', id: 'passing' });
    await test
      .client({ principal: { kind: 'token' }, ifMatch: `"${version}"` })
      .operator.removeRecord({ kind: 'genre', id: 'passing' });
    at(3);
    await test.api.publishDrafts();
    expect((await operator().getRecord(other)).record).toMatchObject({ year: 2002 });
    expect((await operator().getRecord(film)).draft).toMatchObject({
      error: expect.stringContaining('the genre “passing”, which does not exist'),
    });
    await operator().putDraft({ ...film, patch: { year: 2003 }, publish_at: begins + 4 });
    at(4);
    await test.api.publishDrafts();
    expect(await year()).toBe(2003);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuideImport } from '@kadr/contract';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { signUpOwner } from '../testing/staff.ts';
import { channelsOfTests, guideOfTests, now, quarter } from '../testing/television.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

const slug = 'pervyy-kadr';
const operator = () => test.operator().operator;
/** Calls as a member of staff with this name. */
const member = (name: string) =>
  test.client({
    principal: {
      kind: 'staff',
      id: staffId,
      name,
      grants: [{ role: 'editor', brand: null, permissions: ['guide:write', 'catalogue:read'] }],
      isReauthenticated: true,
    },
  }).operator;
let staffId: number;

beforeAll(async () => {
  test = await createTestApi();
  await test.import({
    services: [{ alias: 'big-tv', name: { rus: 'Большое ТВ' } }],
    media_items: [{ slug: 'film', type: 'film', name: { rus: 'Фильм', eng: 'Film' }, age: 12 }],
    channels: channelsOfTests.map((channel) =>
      Object.assign({}, channel, channel.slug === slug && { xmltv_id: 'first.example', fillers: ['film'] }),
    ),
  });
  await test.publish('film', { duration: 600 });
  await operator().importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
  ({ id: staffId } = await signUpOwner(test, ''));
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate epgs, programmes cascade');
});
afterAll(() => test.close());

const write = (over: Partial<GuideImport> = {}) => operator().importGuide({ guides: [guideOfTests(over)] });
const from = now - 2 * quarter - 300;
const span = { from, to: from + 6 * quarter };
const read = () => operator().getSchedule({ channel: slug, ...span });
/** `programme minute` of every showing. */
const lines = async () =>
  (await read()).showings.map(({ programme, start_time }) => `${programme} ${(start_time - from) / 60}`);
const whole = ['morning-milk 0', 'news 15', 'whales 30', 'news 45', 'grown-ups 60', 'whales 75'];
/** The showings of the schedule, in the form that `putSchedule` takes. */
const given = async () =>
  (await read()).showings.map(({ programme, start_time, end_time, tstv_valid_until }) => ({
    programme,
    start_time,
    end_time,
    tstv_valid_until,
  }));

describe('what is on air', () => {
  it('lists every channel with its viewers, next programme, gaps and the end of the guide', async () => {
    await write();
    await test.pool.query('delete from epgs where start_time = to_timestamp($1)', [from + 3 * quarter]);
    const { items } = await operator().getOnAir();
    expect(items.map(({ slug: name }) => name)).toEqual(['pervyy-kadr', 'sport-kadr', 'night-frame']);
    expect(items[0]).toMatchObject({
      viewers: 0,
      on: { programme: 'whales', start_time: from + 2 * quarter, name: { rus: 'Киты поют' } },
      next: { programme: 'grown-ups' },
      gap: { from: from + 3 * quarter, to: from + 4 * quarter },
      guide_ends: span.to,
    });
    expect(items[1]).toMatchObject({ on: null, next: null, gap: null, guide_ends: null });
  });
});

describe('a schedule', () => {
  it('is saved by one of two editors; the other sees who saved it and when', async () => {
    await write();
    const { version } = await read();
    const showings = (await given()).filter(({ programme }) => programme !== 'grown-ups');
    await member('Анна').putSchedule({ channel: slug, ...span, version, showings });
    const refused = await errorOf(
      member('Борис').putSchedule({ channel: slug, ...span, version, showings: [] }),
    );
    expect(refused).toMatchObject({
      name: 'VERSION_CONFLICT',
      description: expect.stringContaining('“Анна”'),
    });
    expect(await lines()).toEqual(whole.filter((line) => line !== 'grown-ups 60'));
  });

  it('takes titles, whose programmes play them, and fillers for what they leave', async () => {
    await write();
    const { version } = await read();
    const showings = (await given()).slice(0, 5);
    const last = { title: 'film', start_time: from + 5 * quarter, end_time: span.to };
    await operator().putSchedule({ channel: slug, ...span, version, showings: [...showings, last] });
    const after = await read();
    expect(after.showings[5]).toMatchObject({
      programme: 'film',
      name: { rus: 'Фильм', eng: 'Film' },
      age: 12,
      titles: [{ slug: 'film', duration: 600 }],
      filler_seconds: 300,
      tstv_valid_until: span.to + 259_200,
    });
    expect(after.showings[0]).toMatchObject({ titles: [], filler_seconds: quarter });
    expect(after.fillers).toMatchObject([{ slug: 'film' }]);
    // The same title again is the same programme.
    const again = { channel: slug, ...span, version: after.version, showings: [...showings, last] };
    expect(await operator().putSchedule(again)).toEqual({ epgs: 6, change_id: null });
  });

  it('swaps showings with their reminders', async () => {
    await write();
    const { items } = await test.client().epgs.list({ id: slug });
    const news = items.find(({ start_time }) => start_time === from + 3 * quarter);
    await test.client({ cookies }).reminders.set({ epg_id: news?.id ?? 0 });
    const { version } = await read();
    const showings = await given();
    const [third, fifth] = [showings[3], showings[5]];
    if (third === undefined || fifth === undefined) throw new Error('The schedule is too short.');
    const timesOf = ({ start_time, end_time }: typeof third) => ({ start_time, end_time });
    const swapped = showings
      .with(3, { ...third, ...timesOf(fifth) })
      .with(5, { ...fifth, ...timesOf(third) });
    await operator().putSchedule({ channel: slug, ...span, version, showings: swapped });
    expect(await lines()).toEqual(whole.with(3, 'whales 45').with(5, 'news 75'));
    expect((await test.client({ cookies }).reminders.list({})).items).toMatchObject([
      { epg: { id: news?.id, start_time: from + 5 * quarter } },
    ]);
  });

  it('is refused over what is on outside of its span, and for titles and programmes that do not exist', async () => {
    await write();
    const half = { from, to: from + 3 * quarter };
    const { version } = await operator().getSchedule({ channel: slug, ...half });
    const put = (showing: { programme?: string; title?: string }) =>
      errorOf(
        operator().putSchedule({
          channel: slug,
          ...half,
          version,
          showings: [{ ...showing, start_time: from + quarter, end_time: from + 4 * quarter }],
        }),
      );
    expect((await put({ programme: 'news' }))?.description).toContain('over what is on outside');
    expect((await put({ title: 'never' }))?.description).toContain('no title “never”');
    expect(await errorOf(operator().getSchedule({ channel: 'none', ...half }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await lines()).toEqual(whole);
  });
});

describe('an import of a guide', () => {
  /** The news begin later, one showing of the whales is removed, and a new programme replaces it. */
  const later = () => ({
    guides: [
      guideOfTests({
        programmes: [{ slug: 'new', name: { rus: '<img src=x onerror=alert(1)>' } }],
        epgs: [
          {
            programme: 'morning-milk',
            start_time: from,
            end_time: from + quarter,
            tstv_valid_until: from + quarter + 259_200,
          },
          { programme: 'news', start_time: from + 4 * quarter, end_time: from + 5 * quarter },
          { programme: 'new', start_time: from + 5 * quarter, end_time: span.to },
        ],
      }),
    ],
  });

  it('says before what it would change, and changes nothing by that', async () => {
    await write();
    const { items } = await test.client().epgs.list({ id: slug });
    for (const at of [3, 5])
      await test.client({ cookies }).reminders.set({
        epg_id: items.find(({ start_time }) => start_time === from + at * quarter)?.id ?? 0,
      });
    const { channels } = await operator().previewGuide(later());
    expect(channels).toMatchObject([
      {
        channel: slug,
        added: 0,
        moved: 1,
        changed: 1,
        removed: 3,
        same: 1,
        reminders_moved: 2,
        reminders_lost: 0,
      },
    ]);
    expect(channels[0]?.changes.map(({ kind }) => kind)).toEqual([
      'removed',
      'removed',
      'moved',
      'removed',
      'changed',
    ]);
    expect(channels[0]?.changes.at(-1)?.after?.name.rus).toContain('<img');
    expect(await lines()).toEqual(whole);
    expect(
      (await errorOf(operator().previewGuide({ guides: [guideOfTests({ channel: 'none' })] })))?.description,
    ).toContain('“none”');
  });

  it('is undone, once, and brings everything back', async () => {
    await write();
    const before = await given();
    const { change_id } = await member('Анна').importGuide({ ...later(), file_name: 'later.json' });
    expect(await lines()).toEqual(['morning-milk 0', 'news 60', 'new 75']);
    const undone = await member('Борис').undoGuideChange({ id: change_id ?? 0 });
    expect(await given()).toEqual(before);
    expect((await operator().listGuideChanges({ limit: 2 })).items).toMatchObject([
      { id: undone.change_id, source: 'undo', undoes: change_id, by: 'Борис' },
      {
        id: change_id,
        source: 'guide',
        file_name: 'later.json',
        by: 'Анна',
        channels: [{ channel: slug, moved: 1, removed: 3 }],
        undone: { id: undone.change_id, by: 'Борис' },
      },
    ]);
    const again = await errorOf(operator().undoGuideChange({ id: change_id ?? 0 }));
    expect(again).toMatchObject({ name: 'CONFLICT', description: expect.stringContaining('“Борис”') });
    // The undo can be undone, too.
    await operator().undoGuideChange({ id: undone.change_id ?? 0 });
    expect(await lines()).toEqual(['morning-milk 0', 'news 60', 'new 75']);
  });

  it('is not undone after what it changed has been changed, and names who did that', async () => {
    await write();
    const { change_id } = await operator().importGuide(later());
    const { version } = await read();
    const showings = (await given()).slice(0, 2);
    await member('Анна').putSchedule({ channel: slug, ...span, version, showings });
    const refused = await errorOf(operator().undoGuideChange({ id: change_id ?? 0 }));
    expect(refused).toMatchObject({ name: 'CONFLICT', description: expect.stringContaining('“Анна”') });
    expect(await errorOf(operator().undoGuideChange({ id: 2_000_000 }))).toMatchObject({ name: 'NOT_FOUND' });
    const history = test.pool.query('delete from guide_changes');
    await expect(history).rejects.toThrow();
  });

  it('reads XMLTV, for channels by their id there', async () => {
    const time = (seconds: number): string =>
      new Date(seconds * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const xmltv = `<tv>${['first.example', 'elsewhere']
      .map(
        (id) =>
          `<programme channel="${id}" start="${time(now)}" stop="${time(now + quarter)}"><title>A &amp; &lt;b&gt;</title></programme>`,
      )
      .join('')}</tv>`;
    expect(await operator().previewGuide({ xmltv })).toMatchObject({
      channels: [{ channel: slug, added: 1 }],
      unknown_channels: [{ id: 'elsewhere', programmes: 1 }],
    });
    expect(await operator().importGuide({ xmltv })).toMatchObject({ epgs: 1 });
    expect((await read()).showings).toMatchObject([{ name: { rus: 'A & <b>' }, start_time: now }]);
    expect(await operator().importGuide({ xmltv })).toEqual({ epgs: 1, change_id: null });
    const bomb = '<!DOCTYPE tv [<!ENTITY a "x">]><tv>&a;</tv>';
    expect(await errorOf(operator().importGuide({ xmltv: bomb }))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await errorOf(operator().importGuide({}))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('takes 20,000 programmes, and the undo of them', async () => {
    const time = (at: number): string =>
      new Date((now + at * 60) * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const xmltv = `<tv>${Array.from({ length: 20_000 }, (_, at) => `<programme channel="first.example" start="${time(at)}" stop="${time(at + 1)}"><title>Передача ${at % 50}</title></programme>`).join('')}</tv>`;
    const { epgs, change_id } = await operator().importGuide({ xmltv });
    expect(epgs).toBe(20_000);
    await operator().undoGuideChange({ id: change_id ?? 0 });
    expect(await lines()).toEqual([]);
  });
});

import { builtInRoleList } from '@kadr/contract';
import type { AdCampaignInput } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signUpOwner } from '../testing/staff.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let staffId: number;
const operator = () => test.operator().operator;
const now = testBegins.getTime() / 1000;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  ({ id: staffId } = await signUpOwner(test, ''));
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('delete from ad_campaigns; delete from ad_clips; truncate ad_event_totals');
});
afterAll(() => test.close());

const video = { name: 'Ролик', address: 'https://clips.example/tea.mp4', duration: 15 };
const written = (over: Partial<AdCampaignInput> = {}): AdCampaignInput => ({
  name: 'Чай к лету',
  advertiser: 'Чай',
  starts_at: now - 60,
  creatives: [video],
  ...over,
});
const create = (over: Partial<AdCampaignInput> = {}) => operator().createAdCampaign(written(over));
/** A member of staff with a built-in role for one brand, or for all. */
const member = (role: string, brand: string | null = null) => {
  const permissions = builtInRoleList.find((one) => one.role === role)?.permissions ?? [];
  const grants = [{ brand, role, permissions }];
  return test.client({
    principal: { kind: 'staff', id: staffId, name: 'Мария', grants, isReauthenticated: false },
  }).operator;
};
const upload = '0123456789abcdef0123456789abcdef';

describe('a campaign', () => {
  it('is a draft at first, and runs, pauses and ends', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'draft', phase: 'draft', version: 1, impressions: 0 });
    expect(draft.creatives[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    const { id } = draft;
    const running = await operator().setAdCampaignState({ id, version: 1, state: 'active' });
    expect(running).toMatchObject({ state: 'active', phase: 'running', version: 2 });
    expect(await operator().setAdCampaignState({ id, version: 2, state: 'paused' })).toMatchObject({
      phase: 'paused',
    });
    await operator().setAdCampaignState({ id, version: 3, state: 'ended' });
    const again = operator().setAdCampaignState({ id, version: 4, state: 'active' });
    expect(await errorOf(again)).toMatchObject({ name: 'CONFLICT' });
    expect(await errorOf(operator().removeAdCampaign({ id }))).toMatchObject({ name: 'CONFLICT' });
  });

  it('waits for its first day, and is over after its last', async () => {
    const { id } = await create({ starts_at: now + 100, ends_at: now + 200 });
    await operator().setAdCampaignState({ id, version: 1, state: 'active' });
    const phase = async () => (await operator().getAdCampaign({ id })).phase;
    expect(await phase()).toBe('waiting');
    test.pass(100);
    expect(await phase()).toBe('running');
    test.pass(100);
    expect(await phase()).toBe('ended');
  });

  it('keeps its creatives’ ids, and every version with what changed in it', async () => {
    const { id, creatives } = await create();
    const changed = await operator().setAdCampaign({
      id,
      version: 1,
      campaign: written({ goal: 500, creatives: [...creatives, { ...video, name: 'Другой' }] }),
    });
    expect(changed.creatives[0]?.id).toBe(creatives[0]?.id);
    await operator().setAdCampaignState({ id, version: 2, state: 'active' });
    const { items } = await operator().listAdCampaignChanges({ id, limit: 2 });
    expect(items).toMatchObject([
      { version: 3, state: 'active', changed: [], by: 'token' },
      { version: 2, state: 'draft', changed: ['goal', 'creatives'] },
    ]);
  });

  it('is not changed over somebody else’s change', async () => {
    const { id } = await create();
    await operator().setAdCampaign({ id, version: 1, campaign: written({ name: 'Мой' }) });
    const late = operator().setAdCampaign({ id, version: 1, campaign: written({ name: 'Твой' }) });
    expect(await errorOf(late)).toMatchObject({ name: 'VERSION_CONFLICT' });
    expect(await operator().getAdCampaign({ id })).toMatchObject({ name: 'Мой', version: 2 });
  });

  it('does not start, or lose its last video, before there is one to play', async () => {
    const clip = await operator().createAdClip({ upload_id: upload, name: 'tea.mov' });
    const { id } = await create({ creatives: [{ name: 'Ролик', clip_id: clip.id }] });
    const start = (version: number) => operator().setAdCampaignState({ id, version, state: 'active' });
    expect(await errorOf(start(1))).toMatchObject({ name: 'CONFLICT' });
    const claimed = await test.api.adClips.claim(test.clock.now);
    expect(claimed).toMatchObject({ id: clip.id, uploadId: upload });
    await test.api.adClips.finish(clip.id, {
      duration: 12.5,
      files: [{ width: 1280, height: 720, bitrate: 2000 }],
    });
    const running = await start(1);
    expect(running.clips).toMatchObject([{ state: 'ready', duration: 12.5 }]);
    expect(running.clips[0]?.path).toBe(`/ad-clips/${claimed?.key}-720.mp4`);
    const without = operator().setAdCampaign({ id, version: 2, campaign: written({ creatives: [] }) });
    expect(await errorOf(without)).toMatchObject({ name: 'CONFLICT' });
  });

  it('refers to nothing that does not exist', async () => {
    for (const over of [
      { brands: ['nowhere'] },
      { genres: ['no-such-genre'] },
      { titles: ['no-such-title'] },
      { creatives: [{ name: 'x', clip_id: 999 }] },
    ])
      expect(await errorOf(create(over))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('takes addresses of https only, and a clip or an address', async () => {
    for (const over of [
      { address: 'http://clips.example/a.mp4' },
      { address: 'https://user:pass@clips.example/a.mp4' },
      { click_through: 'javascript:alert(1)' },
      { clip_id: 1 },
      { duration: null },
    ])
      expect(await errorOf(create({ creatives: [{ ...video, ...over }] }))).toMatchObject({
        name: 'INVALID_INPUT',
      });
    expect(await errorOf(create({ ends_at: now - 100 }))).toMatchObject({ name: 'INVALID_INPUT' });
  });
});

describe('roles', () => {
  it('let marketers change campaigns, finance and analysts read them, and nobody else', async () => {
    const { id } = await create();
    const change = (role: string) =>
      member(role).setAdCampaign({ id, version: 1, campaign: written({ name: role }) });
    for (const role of ['finance', 'analyst']) {
      expect((await member(role).getAdCampaign({ id })).id).toBe(id);
      expect(await errorOf(change(role))).toMatchObject({ name: 'FORBIDDEN' });
    }
    for (const role of ['editor', 'support'])
      expect(await errorOf(member(role).listAdCampaigns({}))).toMatchObject({ name: 'FORBIDDEN' });
    expect((await change('marketer')).name).toBe('marketer');
  });

  it('for one brand show its campaigns only, and change those of no other brand', async () => {
    const own = await create({ brands: ['ararat'] });
    const shared = await create({ brands: ['ararat', 'kadr'] });
    const everywhere = await create();
    const marketer = member('marketer', 'ararat');
    const { items } = await marketer.listAdCampaigns({});
    expect(items.map(({ id }) => id)).toEqual([shared.id, own.id]);
    expect(await errorOf(marketer.getAdCampaign({ id: everywhere.id }))).toMatchObject({ name: 'NOT_FOUND' });
    const pause = (id: number) => marketer.setAdCampaignState({ id, version: 1, state: 'active' });
    expect(await errorOf(pause(shared.id))).toMatchObject({ name: 'FORBIDDEN' });
    expect((await pause(own.id)).state).toBe('active');
    const widened = { id: own.id, version: 2, campaign: written({ brands: [] }) };
    expect(await errorOf(marketer.setAdCampaign(widened))).toMatchObject({ name: 'FORBIDDEN' });
  });

  it('for one brand report what was counted in it', async () => {
    await test.pool.query(
      `insert into ad_event_totals (hour, brand, place, content_id, country, campaign_id, creative_id, impressions)
       select $1, b, 'preroll', 1, 'RU', 1, gen_random_uuid(), 10 from unnest(array['kadr', 'ararat']) b`,
      [testBegins],
    );
    const report = { from: '2026-03-01', to: '2026-03-01', group: 'country' } as const;
    expect((await operator().getAdReport(report)).rows).toMatchObject([{ key: 'RU', impressions: 20 }]);
    expect((await member('analyst', 'ararat').getAdReport(report)).total).toMatchObject({ impressions: 10 });
  });
});

describe('a clip', () => {
  it('is made by one worker, and by another one when that is lost', async () => {
    const { id } = await operator().createAdClip({ upload_id: upload, name: 'tea.mov' });
    const claim = () => test.api.adClips.claim(test.clock.now);
    const claims = await Promise.all([claim(), claim()]);
    expect(claims.filter((one) => one !== null)).toHaveLength(1);
    test.pass(601);
    expect(await claim()).toMatchObject({ id });
    await test.api.adClips.fail(id, 'The file has no picture.');
    expect(await operator().getAdClip({ id })).toMatchObject({
      state: 'failed',
      error: 'The file has no picture.',
      path: null,
    });
    expect(await errorOf(operator().createAdClip({ upload_id: upload, name: 'x' }))).toMatchObject({
      name: 'CONFLICT',
    });
  });
});

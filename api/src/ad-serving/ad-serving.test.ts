import type { AdCampaignInput, AdPlace } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let base: string;
const film = 'north-wind';
const operator = () => test.operator().operator;
const starts_at = testBegins.getTime() / 1000 - 60;

beforeAll(async () => {
  const others = new Map([['own', '/api/ads/vast']]);
  test = await createTestApi({ config: { advertising: { main: null, others, partnerId: null } } });
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  const places: AdPlace[] = ['preroll', 'midroll', 'pauseroll', 'postroll'];
  await operator().setToggle({ key: 'ad_server', is_enabled: true, data: { server: 'own', places } });
  base = await test.listen();
});
beforeEach(async () => {
  // Campaigns are cached in memory for some seconds.
  test.pass(60);
  await test.api.writeAdCounts();
  await test.pool.query(
    'truncate ad_request_totals, ad_event_totals, ad_impressions, ad_viewer_hours; delete from ad_campaigns',
  );
});
afterAll(() => test.close());

const creative = {
  name: 'Ролик',
  address: 'https://clips.example/tea.mp4',
  duration: 15,
  click_through: 'https://tea.example/?from=kadr',
  skip_after: 5,
};
const run = async (over: Partial<AdCampaignInput> = {}): Promise<number> => {
  const written = { name: 'Чай', advertiser: 'Чай', starts_at, creatives: [creative], ...over };
  const { id, version } = await operator().createAdCampaign(written);
  await operator().setAdCampaignState({ id, version, state: 'active' });
  test.pass(10);
  return id;
};
/** The address at which a playback of a new guest requests an advertisement. */
const addressOf = async (
  place: AdPlace,
  over: { test?: string; userAgent?: string } = {},
): Promise<string> => {
  const { ads } = await test
    .client({ host: 'kadr.test', ...(over.userAgent && { userAgent: over.userAgent }) })
    .playback.start({ media_item_id: film, test_impression_id: over.test ?? null });
  return ads?.requests[place] ?? '';
};
const asked = (address: string): Promise<Response> =>
  fetch(address.replace(/^https?:\/\/[^/]+\/api/, base), { redirect: 'manual' });
const answerOf = async (address: string): Promise<string> => (await asked(address)).text();
/** Addresses of an answer: those of events by their names, `impression`, `error` and `click`. */
const addressesIn = (vast: string): Record<string, string> => {
  const found = [
    ...vast.matchAll(/<(?:Tracking event="(\w+)"|(Impression|Error|ClickThrough))><!\[CDATA\[(.+?)\]\]>/g),
  ];
  return Object.fromEntries(
    found.map(([, event, element = '', address = '']) => [event ?? element.toLowerCase(), address]),
  );
};
const counts = async (campaign_id?: number) => {
  await test.api.writeAdCounts();
  const day = test.clock.now.toISOString().slice(0, 10);
  return (await operator().getAdReport({ from: day, to: day, group: 'place', campaign_id })).total;
};

describe('the own ad server', () => {
  it('answers a playback with an advertisement, and counts what becomes of it, each event once', async () => {
    const id = await run();
    const vast = await answerOf(await addressOf('preroll'));
    expect(vast).toContain('<Advertiser>Чай</Advertiser>');
    expect(vast).toContain('skipoffset="00:00:05.000"');
    const addresses = addressesIn(vast);
    for (const event of ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'])
      for (let time = 0; time < 3; time += 1) {
        const answer = await asked(addresses[event] ?? '');
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
      }
    const expected = {
      requests: 1,
      filled: 1,
      impressions: 1,
      starts: 1,
      first_quartiles: 1,
      midpoints: 1,
      third_quartiles: 1,
      completes: 1,
      skips: 0,
      clicks: 0,
      errors: 0,
    };
    expect(await counts()).toEqual(expected);
    // Repeated events do not count after they have been written, either.
    await asked(addresses['impression'] ?? '');
    expect(await counts()).toEqual(expected);
    expect(await counts(id)).toEqual({ ...expected, requests: null, filled: null });
    expect(await operator().getAdCampaign({ id })).toMatchObject({ impressions: 1, completes: 1 });
  });

  it('leads a click to the stored address only, and counts it once', async () => {
    await run();
    const { clickthrough = '' } = addressesIn(await answerOf(await addressOf('preroll')));
    for (let time = 0; time < 2; time += 1) {
      const answer = await asked(`${clickthrough}&url=https://evil.example&location=https://evil.example`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, creative.click_through]);
    }
    expect((await counts()).clicks).toBe(1);
    for (const forged of [clickthrough.replace(/.$/, 'A~'), clickthrough.replace(/ad=.*/, 'ad=x.y')])
      expect((await asked(forged)).status).toBe(404);
  });

  it('ignores tracking that is forged, expired, of another kind or unknown, with the usual answer', async () => {
    await run();
    const address = await addressOf('preroll');
    const { impression = '', start = '' } = addressesIn(await answerOf(address));
    const [body = '', signature = ''] = (new URL(impression).searchParams.get('ad') ?? '').split('.');
    const facts = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...facts, campaign: 99 })).toString('base64url');
    const occasion = new URL(address).searchParams.get('occasion') ?? '';
    const track = (ad: string, event = 'impression') => `${base}/ads/track?event=${event}&ad=${ad}`;
    for (const wrong of [
      track(`${forged}.${signature}`),
      track(`${body}.`),
      track(body),
      track(occasion),
      track(`${body}.${signature}`, 'everything'),
      track('x'.repeat(10_000)),
      `${base}/ads/track`,
    ]) {
      const answer = await fetch(wrong);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    }
    test.pass(2 * 3600);
    await asked(start);
    expect(await counts()).toMatchObject({ impressions: 0, starts: 0 });
  });

  it('gives no advertisement for facts that it did not sign, or to another slot than the first', async () => {
    await run();
    const address = await addressOf('preroll');
    for (const wrong of [
      address.replace(/occasion=.{8}/, 'occasion=AAAAAAAA'),
      address.replace(/occasion=[^&]*/, ''),
      address.replace('place=preroll', 'place=anywhere'),
      `${address}&ad_position=2`,
    ])
      expect(await answerOf(wrong)).not.toContain('<Ad ');
    test.pass(13 * 3600);
    expect(await answerOf(address)).not.toContain('<Ad ');
    expect((await counts()).requests).toBe(0);
  });

  it('keeps markup of names from becoming part of an answer', async () => {
    const name = `</AdTitle><Ad>]]>"'&\u0007`;
    await run({
      advertiser: name,
      creatives: [{ ...creative, name, address: 'https://a.example/?]]><Ad>' }],
    });
    const vast = await answerOf(await addressOf('preroll'));
    expect(vast.match(/<Ad /g)).toHaveLength(1);
    expect(vast).not.toMatch(/<Ad>(?!\]\]>)/);
    expect(vast).not.toContain('\u0007');
  });

  it('chooses by what the service knows of the playback, not by what the address says', async () => {
    await run({ devices: ['tv'] });
    const onTv = await addressOf('preroll', { userAgent: 'Mozilla/5.0 (Web0S; Linux/SmartTV)' });
    expect(await answerOf(onTv)).toContain('<Ad ');
    expect(await answerOf(`${await addressOf('preroll')}&device=tv`)).not.toContain('<Ad ');
    expect(await counts()).toMatchObject({ requests: 2, filled: 1 });
  });

  it('shows a campaign to a viewer as often as it may', async () => {
    await run({ viewer_cap: { impressions: 1, per: 'day' } });
    const address = await addressOf('preroll');
    const { impression = '' } = addressesIn(await answerOf(address));
    await asked(impression);
    await test.api.writeAdCounts();
    expect(await answerOf(address)).not.toContain('<Ad ');
    expect(await answerOf(await addressOf('preroll'))).toContain('<Ad ');
    test.pass(24 * 3600);
    expect((await test.pool.query('select from ad_viewer_hours')).rowCount).toBe(1);
    test.pass(2 * 3600);
    await test.api.purge();
    expect((await test.pool.query('select from ad_viewer_hours')).rowCount).toBe(0);
  });

  it('stops at the goal', async () => {
    const id = await run({ goal: 2 });
    for (let shown = 0; shown < 2; shown += 1) {
      await asked(addressesIn(await answerOf(await addressOf('preroll')))['impression'] ?? '');
      await test.api.writeAdCounts();
    }
    test.pass(10);
    expect(await answerOf(await addressOf('preroll'))).not.toContain('<Ad ');
    expect(await operator().getAdCampaign({ id })).toMatchObject({ phase: 'ended', impressions: 2 });
  });

  it('counts nothing of what is tried, and keeps to no limit there', async () => {
    await run({ viewer_cap: { impressions: 1, per: 'hour' }, places: ['midroll'] });
    const address = await addressOf('midroll', { test: 'default' });
    for (let time = 0; time < 3; time += 1) {
      const addresses = addressesIn(await answerOf(address));
      await asked(addresses['impression'] ?? '');
      expect((await asked(addresses['clickthrough'] ?? '')).status).toBe(302);
    }
    expect(await counts()).toMatchObject({ requests: 0, impressions: 0, clicks: 0 });
  });

  it('answers one playback a bounded number of times', async () => {
    await run({ places: ['pauseroll'] });
    const address = await addressOf('pauseroll');
    // One after another: a hundred connections at once overload a busy machine.
    for (let answer = 0; answer < 100; answer += 1) expect(await answerOf(address)).toContain('<Ad ');
    expect(await answerOf(address)).not.toContain('<Ad ');
    expect((await counts()).requests).toBe(100);
  });

  it('counts an impression once, even if several processes receive it', async () => {
    await run();
    const { impression = '' } = addressesIn(await answerOf(await addressOf('preroll')));
    const other = await createTestApi({ pool: test.pool, clock: test.clock });
    const otherBase = await other.listen();
    const pixels = [impression, impression.replace(/^https?:\/\/[^/]+\/api/, otherBase)];
    await Promise.all(pixels.map((address) => asked(address)));
    await fetch(pixels[1] ?? '');
    await Promise.all([test.api.writeAdCounts(), other.api.writeAdCounts()]);
    expect((await counts()).impressions).toBe(1);
    await other.api.push.close();
  });

  it('tries again to write what the database did not take', async () => {
    await run();
    const { impression = '' } = addressesIn(await answerOf(await addressOf('preroll')));
    await asked(impression);
    await test.pool.query('alter table ad_impressions rename to ad_impressions_away');
    await expect(test.api.writeAdCounts()).rejects.toThrow();
    await test.pool.query('alter table ad_impressions_away rename to ad_impressions');
    expect((await counts()).impressions).toBe(1);
  });
});

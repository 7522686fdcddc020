import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { balanceOf, customerWith, firstOrder, openShop } from '../testing/shop.ts';
import { cookiesOf } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

/** The tests' own network is in Armenia (`createTestApi`), all others in an unknown country. */
const yerevan = '203.0.113.7';
const nowhere = '198.51.100.7';

let test: TestApi;

const title = (slug: string, more: Partial<NonNullable<CatalogueImport['media_items']>[number]> = {}) => ({
  slug,
  type: 'film' as const,
  name: { rus: slug },
  ...more,
});

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
  await test.import({
    media_items: [
      title('everywhere'),
      title('in-armenia', { territories: ['AM', 'GE'] }),
      title('in-russia', { territories: ['RU'] }),
      title('saga', { type: 'series', territories: ['RU'] }),
      title('saga-1', { type: 'season', parent: 'saga', order_number: 1 }),
      title('saga-1-1', { type: 'episode', parent: 'saga-1', order_number: 1, territories: ['AM'] }),
    ],
  });
  for (const slug of ['everywhere', 'in-armenia', 'in-russia']) await test.publish(slug);
  await test.publish('in-russia', { kind: 'trailer' });
  await test.publish('saga-1-1', { kind: 'episode' });
});
afterAll(() => test.close());

const from = (ip: string, cookies: Record<string, string> = {}) => test.client({ ip, cookies });
const start = (slug: string, ip: string) => from(ip).playback.start({ media_item_id: slug });
const blocked = { name: 'GEO_BLOCKED', status: 451 };

describe('what is licensed for some countries', () => {
  it('plays in them, and nowhere else; where nobody can tell the country neither (DR-056, CT-142)', async () => {
    for (const ip of [yerevan, nowhere])
      expect((await start('everywhere', ip)).content.slug).toBe('everywhere');
    expect((await start('in-armenia', yerevan)).content.slug).toBe('in-armenia');
    expect(await errorOf(start('in-armenia', nowhere))).toMatchObject(blocked);
    for (const ip of [yerevan, nowhere]) expect(await errorOf(start('in-russia', ip))).toMatchObject(blocked);
  });

  it('is so with its seasons and episodes, whatever they say themselves', async () => {
    for (const slug of ['saga', 'saga-1', 'saga-1-1'])
      expect(await errorOf(start(slug, yerevan))).toMatchObject(blocked);
    await test.import({ media_items: [title('saga', { type: 'series', territories: ['AM'] })] });
    expect((await start('saga', yerevan)).content.slug).toBe('saga-1-1');
    expect(await errorOf(start('saga-1-1', nowhere))).toMatchObject(blocked);
  });

  it('has its page and its trailer everywhere', async () => {
    const { name, is_playable, actions } = await from(nowhere).mediaItems.getById({ id: 'in-russia' });
    expect({ name, is_playable, actions }).toMatchObject({
      name: 'in-russia',
      is_playable: true,
      actions: [{ type: 'watch' }, { type: 'trailer' }],
    });
    const trailer = { media_item_id: 'in-russia', player_type: 'trailer' } as const;
    expect((await from(nowhere).playback.start(trailer)).content.slug).toBe('in-russia');
  });

  it('stops where the viewer has left them', async () => {
    const context = test.context({ ip: yerevan });
    await test.api.client(context).session.createDemo();
    const cookies = cookiesOf(context.set);
    const { playback_session_id } = await from(yerevan, cookies).playback.start({
      media_item_id: 'in-armenia',
    });
    const said = { playback_session_id, media_item_id: 'in-armenia' };
    await from(yerevan, cookies).playback.begun(said);
    await from(yerevan, cookies).playback.heartbeat(said);
    expect(await errorOf(from(nowhere, cookies).playback.heartbeat(said))).toMatchObject(blocked);
    await from(nowhere, cookies).playback.leave(said);
  });

  it('gets no licence elsewhere', async () => {
    const protection = {
      scheme: 'cbcs' as const,
      key_id: '0123456789abcdef0123456789abcdef',
      key: 'feedfacecafebeef0011223344556677',
    };
    await test.publish('in-armenia', { protection });
    const context = test.context({ ip: yerevan });
    await test.api.client(context).session.createDemo();
    const cookies = cookiesOf(context.set);
    const { playback_session_id, drm_config } = await from(yerevan, cookies).playback.start({
      media_item_id: 'in-armenia',
    });
    const renewal = { playback_session_id, token: drm_config?.licence_token.token ?? '' };
    expect((await from(yerevan, cookies).playback.renewLicenceToken(renewal)).token).not.toBe('');
    expect(await errorOf(from(nowhere, cookies).playback.renewLicenceToken(renewal))).toMatchObject(blocked);
    await test.publish('in-armenia');
  });

  it('is not sold where it cannot be watched', async () => {
    const customer = await customerWith(test, 100_000);
    const order = await firstOrder(customer, 'on-sale');
    const licenseIn = (countries: string | null) =>
      test.pool.query("update media_items set territories = $1 where slug = 'on-sale'", [countries]);
    await licenseIn('{AM}');
    expect(await errorOf(customer.purchases.options({ id: 'on-sale' }))).toMatchObject(blocked);
    expect(await errorOf(customer.purchases.buy(order))).toMatchObject(blocked);
    expect(await balanceOf(customer)).toBe(100_000);
    await licenseIn(null);
    expect(await customer.purchases.buy(order)).toMatchObject({ status: 'wait_payment' });
  });

  it('may be a channel, or a song', async () => {
    const name = { rus: 'Здесь' };
    await test.import({
      channels: [{ slug: 'ours', name, order_number: 1, territories: ['AM'] }],
      karaoke_items: [{ slug: 'our-song', name, artist: { name }, territories: ['AM'] }],
    });
    for (const begin of [
      (ip: string) => from(ip).playback.startChannel({ channel_id: 'ours' }),
      (ip: string) => from(ip).karaoke.play({ id: 'our-song' }),
    ]) {
      expect(await errorOf(begin(nowhere))).toMatchObject(blocked);
      // There is nothing to play, which is a different error.
      expect(await errorOf(begin(yerevan))).toMatchObject({ name: 'NOT_PLAYABLE' });
    }
    expect(await from(nowhere).channels.getById({ id: 'ours' })).toMatchObject({ slug: 'ours' });
    expect(await from(nowhere).karaoke.getById({ id: 'our-song' })).toMatchObject({ slug: 'our-song' });
  });

  it.each([[[]], [['russia']], [['ru']], [[7]]])(
    'is an error as %j, which changes nothing',
    async (territories) => {
      const wrong = { ...title('in-armenia'), territories: territories as string[] };
      expect(await errorOf(test.import({ media_items: [wrong] }))).toMatchObject({ name: 'INVALID_INPUT' });
      expect((await start('in-armenia', yerevan)).content.slug).toBe('in-armenia');
    },
  );
});

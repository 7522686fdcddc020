import type { MediaBlock } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { bannerItem, hrefsIn, picture, showBlock, titleItem } from '../blocks/testing/custom-blocks.ts';
import { textOf } from '../ui/testing/render.tsx';

const titles = ['salt-line', 'tin-heart', 'slow-thunder', 'cartographer', 'glass-orchard', 'second-river'];
const items = titles.map((slug) => titleItem(slug));

const data = {
  promo_label: { text: 'Новое', color: '#ff8800' },
  promo_text: 'Премьеры без ожидания.',
  advantages: ['Без рекламы', 'На любом экране'],
  button_texts: ['Что входит', 'Все подписки'],
  service_id: 7,
  service: { id: 7, alias: 'big-cinema', active: true },
};

const banner = (custom_data: MediaBlock['custom_data'], rest: Partial<MediaBlock> = {}): Promise<string> =>
  showBlock({
    name: 'Большое кино',
    tag: 'promo_banner',
    target: { type: 'link', link: '/services', title: null },
    custom_data,
    glow_color: '#b0532a',
    items,
    ...rest,
  });
const leads = ['/services/big-cinema', '/services/big-cinema', '/services'];

describe('a promo banner', () => {
  it.each(['promo_banner', 'promoBanner', 'promo_banner_v3', 'promo_banner_v4', 'promo_banner_sport'])(
    'of the tag “%s” shows its label in its colour, text, advantages and buttons (MB-006, MB-114, MB-115, MB-118)',
    async (tag) => {
      const markup = await banner(data, { tag });
      const said = textOf(markup);
      for (const words of ['Новое', 'Большое кино', 'Премьеры без ожидания.', ...data.advantages])
        expect(said).toContain(words);
      expect(said).toMatch(/Что входит.*Все подписки/);
      expect(markup).toMatch(/tone tone-\d+[^>]*>Новое</);
      expect(hrefsIn(markup).slice(0, 3)).toEqual(leads);
    },
  );

  it.each(['promoBanner', 'promo_banner', 'promo_banner_v3', 'promo_banner_v4', 'promo_banner_sport'])(
    'of the name “%s” has its heading in its data (MB-054, MB-055, MB-056, MB-057, MB-058)',
    async (name) => {
      const markup = await banner({ ...data, title: 'Кино дома' }, { tag: null, name });
      expect(textOf(markup)).toContain('Кино дома');
      expect(markup).not.toContain(name);
    },
  );

  it('stands beside posters, before a picture, before a wall of posters, or beside what comes next', async () => {
    const pictures = async (tag: string): Promise<number> =>
      (await banner(data, { tag })).split('<img').length - 1;
    expect(await pictures('promo_banner')).toBe(5);
    expect(await pictures('promo_banner_v3')).toBe(1);
    expect(await pictures('promo_banner_v4')).toBe(6);
    expect(await pictures('promo_banner_sport')).toBe(4);
    const [match] = [titleItem('salt-line', { start_date: 1_790_000_000 })];
    const sport = await banner(data, { tag: 'promo_banner_sport', items: [match ?? titleItem('salt-line')] });
    expect(hrefsIn(sport)).toContain('/movies/salt-line');
    expect(textOf(sport)).toMatch(/Соляная линия \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  });

  it('says with its text until when it lasts (MB-116)', async () => {
    const timer = { end_date_time: '31.12.2099 23:59', color: '#22aa66', end_time_text: 'Закончилось' };
    expect(textOf(await banner(data, { timer }))).toMatch(/Премьеры без ожидания\..*31\.12\.2099 23:59/);
  });

  it('plays its video in the place of the posters, with a button that stops it (MB-117)', async () => {
    const markup = await banner({ ...data, video_url: '/files/trailer.mp4' });
    expect(markup).toContain('<source src="/files/trailer.mp4" type="video/mp4"');
    expect(markup).toContain('aria-label="Включить видео"');
    expect(await banner({ ...data, video_url: 'javascript:alert(1)' })).not.toContain('<source');
  });

  it('leads to the page of its service when that is active (RT-124, MB-120)', async () => {
    expect(hrefsIn(await banner(data))).toEqual(leads);
    const service = { id: 7, alias: null, active: true };
    expect(hrefsIn(await banner({ ...data, service }))[0]).toBe('/services/7');
  });

  it('leads there no more when the service is not active, or is none', async () => {
    for (const service of [{ ...data.service, active: false }, null, 'odd', { active: true, alias: 3 }]) {
      // Not for sale either: an unavailable service is not offered.
      const markup = await banner({ ...data, service });
      expect(hrefsIn(markup)).toEqual(['/services']);
      expect(textOf(markup)).toContain('Большое кино');
      expect(textOf(markup)).not.toContain('Что входит');
    }
  });

  it('offers to buy its service when that is not active, and its own words lead to what is in it (MB-121)', async () => {
    const service = { ...data.service, active: false, is_sold: true };
    const sells = /<button[^>]*>(?:<[^>]*>)*Подключить/;
    const markup = await banner({ ...data, service });
    expect(markup).toMatch(sells);
    expect(markup).toMatch(/<a [^>]*href="\/services\/big-cinema"[^>]*>(?:<[^>]*>)*Что входит/);
    expect(hrefsIn(markup).slice(0, 3)).toEqual(leads);
    expect(await banner({ ...data, service, button_texts: [] })).toMatch(sells);
    expect(await banner(data)).not.toMatch(sells);
  });

  it('says that the service 137037561 begins with 14 days at an introductory price (MB-122, CM-039)', async () => {
    const service = { id: 137_037_561, alias: 'start', active: true };
    expect(textOf(await banner({ ...data, service }))).toContain('Первые 14 дней');
    expect(textOf(await banner(data))).not.toContain('14 дней');
    expect(textOf(await banner({ ...data, service: { ...service, active: false } }))).not.toContain(
      '14 дней',
    );
  });

  it('takes picture, words and advertiser of a banner among its items', async () => {
    const advertiser_info = { owner: 'Ромашка', token: '2Vtz', font_color: null };
    const own = [bannerItem(1, { summary: 'Каждый вечер', advertiser_info, images: [picture(8)] })];
    const markup = await banner({}, { tag: 'promo_banner_v3', items: own });
    expect(textOf(markup)).toMatch(/Каждый вечер.*Реклама\. Ромашка/);
    expect(markup).toContain(picture(8));
  });

  it('shows what it is given, whatever that is', async () => {
    for (const custom_data of [
      null,
      {},
      { advantages: 'x', promo_label: 1, button_texts: [1], ad_pixel: [], video_url: {}, image: 3 },
    ])
      expect(textOf(await banner(custom_data, { target: null, items: [] }))).toBe('Большое кино');
  });
});

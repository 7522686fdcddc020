import { describe, expect, it } from 'vitest';
import { bannerItem, channelItem, picture, serviceItem, titleItem } from '../testing/custom-blocks.ts';
import { cardOf, cardsOf, pixelsOf, videoAt, writtenCards } from './card-data.ts';
import { byCall, fileAddress, linkOf } from './fields.ts';

const none = { custom_data: null, items: [] };

describe('the cards of a block', () => {
  it('are its items, each by what it is (MB-003, MB-009)', () => {
    const items = [bannerItem(1), serviceItem(2), titleItem('salt-line'), channelItem(3)];
    expect(cardsOf({ ...none, items })).toMatchObject([
      { title: 'Баннер 1', link: { href: '/movies?banner=1' }, picture: picture(1) },
      { title: 'Подписка 2', link: { href: '/services/service-2' } },
      { title: 'Соляная линия', link: { href: '/movies/salt-line' }, age: '12+' },
      { title: 'Канал 3' },
    ]);
  });

  it('without items are those that an editor has written, read like banners', () => {
    const cards = [
      { title: 'На телевизоре', text: 'И на телефоне', icon: 'tv' },
      { title: 'Подписки', image: picture(4), target: { type: 'screen', link: '/services', title: null } },
    ];
    expect(writtenCards({ custom_data: { cards } })).toMatchObject([
      { title: 'На телевизоре', text: 'И на телефоне', icon: 'tv', link: null },
      { title: 'Подписки', picture: picture(4), link: { href: '/services' } },
    ]);
  });

  it('leave out what is no card, whatever it is', () => {
    for (const cards of [null, 'x', 7, {}, [null], ['x', 3, [], {}], [{ title: '  ' }], [{ images: ['/x'] }]])
      expect(cardsOf({ custom_data: { cards }, items: [] })).toEqual([]);
  });

  it('take every other field only for what it should be', () => {
    const wrong = {
      title: 'Есть',
      size: 'huge',
      icon: 'constructor',
      labels: [3, { text: '' }, { text: 'Да', color: 7 }],
      ratings: { wink: 400 },
      age_level: 'x',
      advertiser_info: { owner: 4 },
      target: { type: 'teleport', link: '/x' },
      media_files: { format: 'mp4' },
    };
    expect(cardOf(wrong)).toMatchObject({
      title: 'Есть',
      size: 'medium',
      icon: null,
      labels: [{ text: 'Да', color: null }],
      rating: null,
      age: null,
      advertiser: null,
      link: null,
      video: [],
    });
  });

  it('have every field of a banner (MB-005)', () => {
    const links = { show_url: '/p?show', click_url: '/p?click' };
    const banner = {
      id: 7,
      title: 'Весна',
      subtitle: 'Скидки',
      summary: 'Только <b>в марте</b>',
      target: { type: 'service', link: 'big-cinema', title: 'Подробнее' },
      images: [picture(1), picture(2)],
      icon: 'ticket',
      logo: null,
      small_icon: picture(3),
      logo_size: 'large',
      size: 'small',
      color: '#102030',
      labels: [{ text: 'Хит', color: '#ff0000' }],
      age_level: { id: 1, name: '6+', age_value: 6 },
      ratings: { wink: 8.1 },
      advertiser_info: { owner: 'Ромашка', token: 't', font_color: '#fff000' },
      ad_pixel: { links },
      media_files: [{ format: 'mp4', url: '/a.mp4' }],
    };
    expect(cardOf(banner)).toEqual({
      key: '7',
      title: 'Весна',
      subtitle: 'Скидки',
      text: 'Только <b>в марте</b>',
      link: { href: '/services/big-cinema', title: 'Подробнее', isBlank: false },
      picture: picture(1),
      logo: picture(3),
      logoSize: 'large',
      icon: 'ticket',
      size: 'small',
      color: '#102030',
      labels: [{ text: 'Хит', color: '#ff0000' }],
      age: '6+',
      rating: 8.1,
      video: [{ url: '/a.mp4', type: 'video/mp4' }],
      advertiser: { owner: 'Ромашка', token: 't', color: '#fff000' },
      pixels: links,
    });
  });

  it('choose among media files by their format (MB-142)', () => {
    const media_files = [
      { format: 'application/zip', url: 'https://files.example/a.zip' },
      { format: 'video/webm', url: 'https://files.example/a.webm' },
      { format: 'MP4', url: '/files/a.mp4' },
      { format: 'mp4', url: 'javascript:alert(1)' },
      { format: 'image/webp', url: picture(9) },
    ];
    expect(cardOf({ media_files })).toMatchObject({
      picture: picture(9),
      video: [
        { url: 'https://files.example/a.webm', type: 'video/webm' },
        { url: '/files/a.mp4', type: 'video/mp4' },
      ],
    });
  });
});

it('takes a file for a video by how its address ends', () => {
  expect(videoAt('/v/a.webm?x=1')).toEqual([{ url: '/v/a.webm?x=1', type: 'video/webm' }]);
  expect(videoAt('/v/a')).toEqual([{ url: '/v/a', type: 'video/mp4' }]);
  expect(videoAt('ftp://v/a.mp4')).toEqual([]);
});

it('takes pixels only with an address', () => {
  expect(pixelsOf({ links: { show_url: '/p?a', click_url: 3 } })).toEqual({
    show_url: '/p?a',
    click_url: null,
  });
  for (const value of [null, {}, { links: [] }, { links: { show_url: '' } }])
    expect(pixelsOf(value)).toBeNull();
});

it('leads nowhere by an address of another kind (MB-149)', () => {
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://evil.example',
    '\\\\x',
  ])
    for (const type of ['link', 'blank', 'screen']) expect(linkOf({ type, link })).toBeNull();
  expect(linkOf({ type: 'blank', link: 'https://partner.example', title: 'К партнёру' })).toEqual({
    href: 'https://partner.example',
    title: 'К партнёру',
    isBlank: true,
  });
});

it('loads files from the service and over https only', () => {
  expect(fileAddress('/a.mp4')).toBe('/a.mp4');
  for (const address of ['//a/b', '/\\a', 'a.mp4', 'http://a/b', 'javascript:x', null, 4])
    expect(fileAddress(address)).toBeNull();
});

it('finds what a block is called: by its tag before its name, never what every object has (MB-031)', () => {
  const table = { hero: 1, faq: 2 };
  expect(byCall({ tag: 'hero', name: 'faq' }, table)).toBe(1);
  expect(byCall({ tag: 'x', name: 'faq' }, table)).toBe(2);
  expect(byCall({ tag: 'constructor', name: 'toString' }, table)).toBeUndefined();
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ararat } from './ararat/brand.ts';
import { surfaces, texts } from './brand-css.ts';
import { contrast, linearOfHex, linearOfOklch } from './colour.ts';
import {
  brandById,
  brandCss,
  brandFile,
  brandForHost,
  brands,
  checkTogether,
  defineBrand,
  footerPagesOf,
  mainBrand,
} from './index.ts';
import { kadr } from './kadr/brand.ts';
import { kadrik } from './kadrik/brand.ts';
import type { Brand } from './schema.ts';

const banner = kadr.top_info_params.mediaView ?? fail();
const unreadable = { bg: '#000000', text: '#ffffff', btn_bg: '#ff0000', btn_text: '#ff0000' };

function fail(): never {
  throw new Error('The main brand has no banner.');
}

describe('a brand', () => {
  it.each([
    ['id', { ...kadr, id: 'Кадр' }, 'id: must be lower-case'],
    ['hosts', { ...kadr, hosts: ['https://kadr.example'] }, 'hosts.0: must be a host name'],
    ['default_language', { ...kadr, languages: ['eng'] }, 'default_language: must be one of'],
    [
      'theme.accent',
      { ...kadr, theme: { ...kadr.theme, accent: ['red', '#ffb238'] } },
      'theme.accent.0: must be a colour',
    ],
    [
      'theme.on_accent',
      { ...kadr, theme: { ...kadr.theme, on_accent: '#ffffff' } },
      'theme.on_accent: has a contrast of',
    ],
    [
      'extra_stylesheet',
      { ...kadr, extra_stylesheet: '@import "https://elsewhere.example/a.css"' },
      'extra_stylesheet: must not load',
    ],
    ['logo', { ...kadr, logo: { ...kadr.logo, shapes: [] } }, 'logo.shapes: '],
    [
      'footer.groups',
      { ...kadr, footer: { ...kadr.footer, groups: [{ name: 'help', pages: ['/admin'] }] } },
      'footer.groups.0.pages.0: ',
    ],
    [
      'footer.groups',
      { ...kadr, footer: { ...kadr.footer, groups: [...kadr.footer.groups, ...kadr.footer.groups] } },
      'footer.groups: names a page twice',
    ],
    ['menu.header', { ...kadr, menu: { ...kadr.menu, header: ['/admin'] } }, 'menu.header.0: '],
    [
      'menu.more',
      { ...kadr, menu: { ...kadr.menu, header: ['/tv'], more: ['/tv'] } },
      'menu.more: names an entry of the header',
    ],
    ['menu.bar', { ...kadr, menu: { ...kadr.menu, bar: ['/'] } }, 'menu.bar: '],
    [
      'footer.partner_gifts_url',
      { ...kadr, footer: { ...kadr.footer, partner_gifts_url: 'javascript:alert(1)' } },
      'footer.partner_gifts_url: must be an address that starts with https://',
    ],
    [
      'top_info_params.mediaView.colors',
      { ...kadr, top_info_params: { mediaItems: null, mediaView: { ...banner, colors: unreadable } } },
      'top_info_params.mediaView.colors.btn_text: has a contrast of 1.00',
    ],
    [
      'top_info_params.mediaItems.target',
      {
        ...kadr,
        top_info_params: {
          mediaView: null,
          mediaItems: { ...banner, target: { ...banner.target, url: '//elsewhere.example' } },
        },
      },
      'top_info_params.mediaItems.target.url: ',
    ],
    [
      'chat',
      { ...kadr, chat: { url: 'https://chat.example/w.js', channel: 'x' } },
      'security.script_hosts: must name the host of chat.url',
    ],
    [
      'without_cookie_info',
      { ...kadr, without_cookie_info: ['docs'] },
      'without_cookie_info.0: must be a path',
    ],
    ['landings', { ...kadr, landings: [{ page: '/*/x', pid: 'x' }] }, 'landings.0.page: must be a path'],
    ['login_types', { ...kadr, login_types: ['pigeon'] }, 'login_types.0: '],
    [
      'security.script_hosts',
      { ...kadr, security: { ...kadr.security, script_hosts: ["'unsafe-inline'"] } },
      'security.script_hosts.0: must be an origin',
    ],
    [
      'security.pixel_hosts',
      { ...kadr, security: { ...kadr.security, pixel_hosts: ['http://ads.example'] } },
      'security.pixel_hosts.0: must be an origin',
    ],
    [
      'security.frame_ancestors',
      { ...kadr, security: { ...kadr.security, frame_ancestors: ['*'] } },
      'security.frame_ancestors.0: must be an origin',
    ],
  ])('is refused with the name of the field that is wrong: %s', (_field, definition, message) => {
    expect(() => defineBrand(definition)).toThrow(message);
  });

  it('loads scripts of nobody but its chat where it promises no advertising of others (PF-041)', () => {
    const chat = { url: 'https://chat.example/w.js', channel: 'x' };
    const quiet = (script_hosts: string[]) =>
      defineBrand({
        ...kadr,
        chat,
        without_external_advertising: true,
        security: { ...kadr.security, script_hosts },
      });
    expect(quiet(['https://chat.example']).without_external_advertising).toBe(true);
    expect(() => quiet(['https://chat.example', 'https://ads.example'])).toThrow(
      'security.script_hosts: may name the chat only',
    );
  });

  it('loads pixels of nobody where it promises no advertising of others (PF-041)', () => {
    const security = { ...kadr.security, pixel_hosts: ['https://ads.example'] };
    const define = (without_external_advertising: boolean) =>
      defineBrand({ ...kadr, without_external_advertising, security });
    expect(define(false).security.pixel_hosts).toEqual(['https://ads.example']);
    expect(() => define(true)).toThrow('security.pixel_hosts: may name nobody');
  });

  it('names hosts of advertisements only where there are any (AD-063, PF-041)', () => {
    const security = { ...kadr.security, ad_hosts: ['https://*.clips.example'] };
    const define = (without_external_advertising: boolean) =>
      defineBrand({ ...kadr, without_external_advertising, security });
    expect(define(false).security.ad_hosts).toEqual(['https://*.clips.example']);
    expect(() => define(true)).toThrow('security.ad_hosts: may name nobody');
    const open = { ...security, ad_hosts: ['*'] };
    expect(() => defineBrand({ ...kadr, security: open })).toThrow('security.ad_hosts.0');
  });

  it('names every wrong field at once', () => {
    expect(() => defineBrand({ ...kadr, currency: 'рубль', icon: '../icon.svg' })).toThrow(
      /currency: .*icon: |icon: .*currency: /,
    );
  });

  it('is found by its host name, whatever the port and case; an unknown host shows the main brand', () => {
    expect(brandForHost('Ararat.localhost:3000').id).toBe('ararat');
    expect(brandForHost('nowhere.example').id).toBe(mainBrand.id);
    expect(brandById('ararat')?.default_language).toBe('hye');
    expect(brandById('nobody')).toBeUndefined();
  });

  it('has its pictures in its folder: JPEG for sharing, SVG and PNG for tabs and home screens (SH-080)', async () => {
    for (const brand of brands) {
      const [share, icon, touch] = await Promise.all(
        [brand.share_image, brand.icon, brand.touch_icon].map((name) => readFile(fileOf(brand, name))),
      );
      expect(share?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
      expect(icon?.toString()).toContain('<svg');
      expect(touch?.subarray(1, 4).toString()).toBe('PNG');
    }
  });
});

it('accepts brands together only when ids and hosts are their own and one is the main brand', () => {
  const [one, other] = [defineBrand(kadr), defineBrand(ararat)];
  expect(() => checkTogether([one, { ...other, hosts: one.hosts }])).toThrow(
    'hosts.0 is a host of the brand “ararat”',
  );
  expect(() => checkTogether([one, { ...other, hosts: ['a.example', 'a.example'] }])).toThrow('hosts.1');
  expect(() => checkTogether([one, { ...other, id: one.id }])).toThrow('have the id “kadr”');
  expect(() => checkTogether([other])).toThrow('is_main');
  expect(() => checkTogether([one, { ...other, is_main: true }])).toThrow('is_main');
});

const fileOf = (brand: Brand, name: string): URL =>
  brandFile(brand, name) ?? expect.fail(`${name} is no picture of a shipped brand.`);

describe('the brands', () => {
  it('are several, the main one among them, each with its own picture for sharing (PF-001, PF-003, PF-050, SH-080)', async () => {
    expect(brands.map(({ id }) => id)).toEqual(['kadr', 'ararat', 'kadrik']);
    expect(mainBrand.id).toBe('kadr');
    const pictures = await Promise.all(brands.map((brand) => readFile(fileOf(brand, brand.share_image))));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(brands.length);
  });

  it('of which only the main one has an app in the store (PF-005, SH-057)', () => {
    for (const { is_main, store_app_id } of brands) expect(store_app_id !== null).toBe(is_main);
  });

  it('of which one has a further stylesheet (PF-004)', () => {
    expect(brands.filter(({ extra_stylesheet }) => extra_stylesheet !== null)).toHaveLength(1);
  });

  it('differ in footer, top banner and app as data: the marked parts are the main one’s (PF-002, SH-037)', () => {
    for (const { is_main, footer, chat, top_info_params } of brands) {
      const marked = [
        '/faq',
        '/faq?selected=0',
        '/faq?selected=13',
        '/contacts',
        '/podarochnye-sertifikaty',
        '/docs',
      ];
      const pages = footerPagesOf({ footer });
      const shown = pages.filter((page) => marked.includes(page));
      expect(shown).toEqual(is_main ? marked : []);
      expect(pages).toEqual(expect.arrayContaining(['/support', '/promocode', '/offer', '/offer_recom.pdf']));
      expect(footer.smart_tv_url).toBeTruthy();
      expect([chat, footer.support_mail, footer.partner_gifts_url].map((part) => part !== null)).toEqual([
        is_main,
        is_main,
        is_main,
      ]);
      expect(footer.social_links.length > 0).toBe(is_main);
      expect(Object.values(top_info_params).some((params) => params !== null)).toBe(is_main);
    }
  });

  it('lead to television where they have it: the children’s brand names none in its menus', () => {
    const naming = brands.filter(({ menu }) => [menu.header, menu.more, menu.bar].flat().includes('/tv'));
    expect(naming.map(({ id }) => id)).toEqual(['kadr', 'ararat']);
  });

  it('speak Russian, English and Armenian and begin with one of their own (PF-006)', () => {
    for (const { languages, default_language } of brands) {
      expect(languages.toSorted()).toEqual(['eng', 'hye', 'rus']);
      expect(languages).toContain(default_language);
    }
    expect(mainBrand.default_language).toBe('rus');
    expect(new Set(brands.map(({ default_language }) => default_language)).size).toBe(3);
  });

  it('look unlike each other: accents, corners, type and what stands before a row', () => {
    for (const of of [
      (theme: Brand['theme']) => theme.accent.join(),
      ({ radius }: Brand['theme']) => radius.card,
      ({ type }: Brand['theme']) => type.sizes.join(),
      ({ row_mark }: Brand['theme']) => row_mark,
    ])
      expect(new Set(brands.map(({ theme }) => of(theme))).size).toBe(brands.length);
  });
});

describe('the stylesheet of a brand', () => {
  it('is the same text for the same brand, and another for another', () => {
    const [one, other] = [defineBrand(kadr), defineBrand(ararat)];
    expect(brandCss(one)).toBe(brandCss(defineBrand(kadr)));
    expect(brandCss(one)).not.toBe(brandCss(other));
    expect(brandCss(other)).toContain("[data-part='row-title']");
  });

  it('has the colours of the brand’s banners, since pages carry no inline styles (SH-052)', () => {
    expect(brandCss(defineBrand(kadr))).toContain(
      `[data-top-info='mediaView']{--top-info-bg:${banner.colors.bg};--top-info-text:${banner.colors.text};`,
    );
    expect(brandCss(defineBrand(ararat))).not.toContain('data-top-info');
  });

  it('draws the backdrop where it is told to find it', () => {
    expect(brandCss(defineBrand(kadrik), '/assets/x.svg')).toContain('url("/assets/x.svg")');
    expect(brandCss(defineBrand(kadrik))).not.toContain('url(');
  });

  it('writes fluid sizes between a phone and a desktop, fixed ones plainly', () => {
    const css = brandCss(defineBrand(kadr));
    expect(css).toContain('--size-3:1rem;');
    expect(css).toContain('--size-7:clamp(2.5rem,1.6643rem + 3.4286vw,4.75rem);');
  });

  it.each(brands.map((brand) => [brand.id, brand] as const))(
    'of %s keeps every text readable on every surface (WCAG 2.2 AA)',
    (_id, { theme }) => {
      const { hue, chroma } = theme;
      for (const [textLightness, textFactor] of Object.values(texts))
        for (const [lightness, factor] of Object.values(surfaces)) {
          const text = linearOfOklch(textLightness, chroma * textFactor, hue);
          expect(contrast(text, linearOfOklch(lightness, chroma * factor, hue))).toBeGreaterThanOrEqual(4.5);
        }
    },
  );
});

it('draws backdrops dark enough for every text that stands on them (WCAG 2.2 AA)', async () => {
  const drawn = brands.filter(({ theme }) => theme.backdrop !== null);
  expect(drawn.length).toBeGreaterThan(0);
  for (const brand of drawn) {
    const { theme } = brand;
    const svg = await readFile(fileOf(brand, theme.backdrop ?? ''), 'utf8');
    // Areas are groups; the other filled shapes are stars.
    const areas = [...svg.matchAll(/<g fill="(#[0-9a-f]{6})"/g)].map(([, fill = '']) => linearOfHex(fill));
    expect(areas.length).toBeGreaterThan(1);
    for (const [lightness, factor] of Object.values(texts))
      for (const area of areas)
        expect(
          contrast(linearOfOklch(lightness, theme.chroma * factor, theme.hue), area),
        ).toBeGreaterThanOrEqual(4.5);
  }
});

it('computes contrast as WCAG does, and the same colour from both notations', () => {
  expect(contrast(linearOfHex('#000000'), linearOfHex('#ffffff'))).toBeCloseTo(21);
  expect(contrast(linearOfHex('#777777'), linearOfHex('#ffffff'))).toBeCloseTo(4.48, 2);
  linearOfOklch(0.628, 0.2577, 29.23).forEach((channel, at) =>
    expect(channel).toBeCloseTo(linearOfHex('#ff0000')[at] ?? -1, 2),
  );
});

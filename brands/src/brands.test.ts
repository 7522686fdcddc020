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
  mainBrand,
} from './index.ts';
import { kadr } from './kadr/brand.ts';

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
  ])('is refused with the name of the field that is wrong: %s', (_field, definition, message) => {
    expect(() => defineBrand(definition)).toThrow(message);
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
        [brand.share_image, brand.icon, brand.touch_icon].map((name) => readFile(brandFile(brand, name))),
      );
      expect(share?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
      expect(icon?.toString()).toContain('<svg');
      expect(touch?.subarray(1, 4).toString()).toBe('PNG');
    }
  });
});

it('accepts brands together only when ids and hosts are their own and one is the main brand', () => {
  const [one, other] = [defineBrand(kadr), defineBrand(ararat)];
  expect(() => checkTogether([one, { ...other, hosts: one.hosts }])).toThrow('Two brands claim');
  expect(() => checkTogether([other])).toThrow('is_main');
  expect(() => checkTogether([one, { ...other, is_main: true }])).toThrow('is_main');
});

it('gives an app id to the main brand only (SH-057)', () => {
  expect(brands.map(({ is_main, store_app_id }) => [is_main, store_app_id !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
});

describe('the stylesheet of a brand', () => {
  it('is the same text for the same brand, and another for another', () => {
    const [one, other] = [defineBrand(kadr), defineBrand(ararat)];
    expect(brandCss(one)).toBe(brandCss(defineBrand(kadr)));
    expect(brandCss(one)).not.toBe(brandCss(other));
    expect(brandCss(other)).toContain("[data-part='row-title']");
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

it('computes contrast as WCAG does, and the same colour from both notations', () => {
  expect(contrast(linearOfHex('#000000'), linearOfHex('#ffffff'))).toBeCloseTo(21);
  expect(contrast(linearOfHex('#777777'), linearOfHex('#ffffff'))).toBeCloseTo(4.48, 2);
  linearOfOklch(0.628, 0.2577, 29.23).forEach((channel, at) =>
    expect(channel).toBeCloseTo(linearOfHex('#ff0000')[at] ?? -1, 2),
  );
});

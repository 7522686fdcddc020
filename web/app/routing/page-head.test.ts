import { brandById, brands, mainBrand } from '@kadr/brands';
import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../ui/testing/render.tsx';
import type { RenderOptions } from '../ui/testing/render.tsx';
import { PageHead } from './page-head.tsx';
import type { PageHeadProps } from './page-head.tsx';

const head = (properties: Partial<PageHeadProps> = {}, options: RenderOptions = {}): string =>
  render(createElement(PageHead, { title: 'Соляная линия', ...properties }), options);

const property = (markup: string, name: string): string[] =>
  [...markup.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].flatMap(
    ([, key, content = '']) => (key === name ? [content] : []),
  );

describe('the head of a page', () => {
  it('has a title, a description, share tags and a locale (SH-073, SH-074, SH-075, SH-076, CT-115)', () => {
    const markup = head({ description: 'О соли.' });
    expect(markup).toContain('<title>Соляная линия</title>');
    expect(property(markup, 'description')).toEqual(['О соли.']);
    expect(property(markup, 'og:title')).toEqual(['Соляная линия']);
    expect(property(markup, 'og:description')).toEqual(['О соли.']);
    expect(property(markup, 'og:type')).toEqual(['website']);
    expect(property(markup, 'og:site_name')).toEqual(['Кадр']);
    expect(property(markup, 'og:locale')).toEqual(['ru_RU']);
    expect(property(markup, 'og:locale:alternate')).toEqual(['en_US', 'hy_AM']);
    expect(property(head({}, { language: 'hye' }), 'og:locale')).toEqual(['hy_AM']);
  });

  it('describes itself with the brand’s slogan when the page has no description (SH-074)', () => {
    for (const description of [null, ''])
      expect(property(head({ description }), 'description')).toEqual([
        withNoBreakSpaces(mainBrand.slogan.rus),
      ]);
  });

  it('shares the brand’s picture unless it has its own (PF-003, SH-080, CT-115)', () => {
    for (const brand of brands)
      expect(property(head({}, { brand }), 'og:image')).toEqual(['https://kadr.example/assets/share.jpg']);
    expect(property(head({ image: '/images/x/share' }), 'og:image')).toEqual([
      'https://kadr.example/images/x/share',
    ]);
  });

  it('names its canonical address and itself in every language (SH-077, CT-115)', () => {
    const links = (markup: string) =>
      [...markup.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/g)].map(
        ([, rel, tag = '', href]) => [rel, tag, href],
      );
    expect(links(head({}, { path: '/movies/x?utm_source=a', language: 'eng' }))).toEqual([
      ['canonical', '', 'https://kadr.example/movies/x?lang=eng'],
      ['alternate', 'ru', 'https://kadr.example/movies/x'],
      ['alternate', 'en', 'https://kadr.example/movies/x?lang=eng'],
      ['alternate', 'hy', 'https://kadr.example/movies/x?lang=hye'],
      ['alternate', 'x-default', 'https://kadr.example/movies/x'],
    ]);
    const brand = brandById('ararat') ?? mainBrand;
    expect(links(head({}, { path: '/x', language: 'hye', brand }))[0]).toEqual([
      'canonical',
      '',
      'https://kadr.example/x',
    ]);
  });

  it('keeps search engines away where it is told to, and then has no canonical address (SH-078, CT-115)', () => {
    const markup = head({ isHidden: true });
    expect(property(markup, 'robots')).toEqual(['noindex, nofollow']);
    expect(markup).not.toContain('canonical');
    expect(markup).not.toContain('og:url');
    expect(property(head(), 'robots')).toEqual([]);
  });
});

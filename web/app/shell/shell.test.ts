import { brands, mainBrand } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { Language, MenuItem, User } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fixtureUser } from '../../server/testing/fixture-client.ts';
import { userQuery } from '../data/queries.ts';
import { otherBrand, render, textOf } from '../ui/testing/render.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { Shell } from './shell.tsx';

const menu: MenuItem[] = [
  { id: 1, title: 'Фильмы', target: { type: 'media_view', link: 'movies', title: null }, icon: null },
  {
    id: 2,
    title: 'Магазин',
    target: { type: 'blank', link: 'https://shop.example/', title: null },
    icon: null,
  },
  { id: 3, title: 'Пакет', target: { type: 'screen', link: 'amedia', title: null }, icon: null },
];
const user: User = { ...fixtureUser('rus'), menu: { items: menu } };

function shell({
  language,
  brand,
  path,
}: { language?: Language; brand?: Brand; path?: string } = {}): string {
  // oxlint-disable-next-line react/no-children-prop -- this file is no JSX
  return render(createElement(Shell, { children: 'Страница' }), {
    answers: [[userQuery().queryKey, user]],
    ...(language && { language }),
    ...(brand && { brand }),
    ...(path && { path }),
  });
}
const part = (markup: string, tag: 'header' | 'footer'): string =>
  new RegExp(`<${tag}[\\s\\S]*</${tag}>`).exec(markup)?.[0] ?? '';

describe('the header', () => {
  it('leads home by its logo (SH-001)', () => {
    expect(part(shell(), 'header')).toMatch(/^<header[^>]*><a href="\/"[^>]*aria-label="Кадр, на главную"/);
  });

  it('has the menu of the viewer, without entries that lead nowhere (SH-002)', () => {
    const header = part(shell({ path: '/movies' }), 'header');
    expect(header).toMatch(/<a href="\/movies"[^>]*aria-current="page"[^>]*>Фильмы/);
    expect(header).toMatch(/<a href="https:\/\/shop.example\/"[^>]*target="_blank"[^>]*>Магазин/);
    expect(header).not.toContain('Пакет');
  });

  it('has the brand’s pages among the views, in its order, and the rest behind “More” (SH-002, SH-003)', () => {
    const hrefs = (markup: string): string[] =>
      [...markup.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    const line = /<nav[\s\S]*?<\/nav>/.exec(part(shell({ path: '/tv/first-frame' }), 'header'))?.[0] ?? '';
    expect(hrefs(line)).toEqual([
      '/movies',
      '/tv',
      '/services',
      'https://shop.example/',
      '/catalog',
      '/collections',
      '/karaoke',
      '/short_stories',
      '/promo_events',
    ]);
    expect(line).toMatch(/href="\/tv"[^>]*aria-current="true"/);
  });

  it('leads to what is the viewer’s own when he is signed in', () => {
    const answers = (isAuth: boolean) => [[userQuery().queryKey, { ...user, isAuth }]] as const;
    const header = (isAuth: boolean): string =>
      // oxlint-disable-next-line react/no-children-prop -- this file is no JSX
      part(render(createElement(Shell, { children: 'Страница' }), { answers: answers(isAuth) }), 'header');
    expect(header(true)).toMatch(/<a href="\/my"[^>]*>Моё/);
    expect(header(true)).toContain('href="/my/random"');
    expect(header(false)).not.toContain('href="/my');
  });

  it('leads to no television where the brand has none', () => {
    const kadrik = brands.find(({ id }) => id === 'kadrik') ?? mainBrand;
    const markup = shell({ brand: kadrik });
    expect(markup).not.toContain('href="/tv"');
    expect(markup).toContain('href="/collections"');
  });

  it('leads to the search (SH-005)', () => {
    expect(part(shell(), 'header')).toContain('href="/search"');
  });

  it('lets the keyboard skip it', () => {
    expect(shell()).toMatch(/^<a href="#main"[^>]*>Перейти к содержанию<\/a>/);
  });
});

describe('the bar at the bottom of phones', () => {
  const bar = (path: string): string =>
    /<nav[^>]*data-part="bar"[\s\S]*?<\/nav>/.exec(shell({ path }))?.[0] ?? '';

  it('leads to the main pages, and marks the one that is shown', () => {
    expect([...bar('/').matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/catalog',
      '/tv',
      '/search',
      '/my',
    ]);
    expect(bar('/')).toMatch(/href="\/"[^>]*aria-current="page"/);
    expect(bar('/tv/first-frame')).toMatch(/href="\/tv"[^>]*aria-current="true"/);
    expect(bar('/tv/first-frame')).not.toContain('"page"');
  });
});

describe('the footer', () => {
  it('has the disclaimer in Russian only (SH-034, SH-035)', () => {
    const says = (language: Language): boolean =>
      part(shell({ language }), 'footer').includes('Возрастная маркировка');
    expect([says('rus'), says('eng'), says('hye')]).toEqual([true, false, false]);
  });

  it('has the copyright of the current year in UTC (SH-036)', () => {
    vi.useFakeTimers({ now: new Date('2031-12-31T23:30:00-05:00'), toFake: ['Date'] });
    try {
      expect(textOf(part(shell(), 'footer'))).toContain('© 2032 Кадр. Все права защищены.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('has the support text with a mail link for the main brand only (SH-029)', () => {
    expect(part(shell(), 'footer')).toContain('href="mailto:help@kadr.example"');
    expect(part(shell({ brand: otherBrand }), 'footer')).not.toContain('mailto:');
  });

  it('has every link of the main brand (SH-018, SH-019, SH-020, SH-021, SH-022, SH-023, SH-024, SH-025, SH-026, SH-027, SH-033, PC-025)', () => {
    const footer = part(shell(), 'footer');
    for (const page of [
      '/support',
      '/faq',
      '/faq?selected=0',
      '/faq?selected=13',
      '/contacts',
      '/promocode',
      '/podarochnye-sertifikaty',
      '/docs',
      '/offer',
      '/offer_recom.pdf',
    ])
      expect(footer).toContain(`href="${page}"`);
    expect(footer).toContain(`href="${mainBrand.footer.smart_tv_url}"`);
  });

  it('has partner gifts, chat and social links for the main brand (SH-028, SH-030, SH-031)', () => {
    const footer = part(shell(), 'footer');
    expect(mainBrand.footer.partner_gifts_url).not.toBeNull();
    expect(footer).toContain(`href="${mainBrand.footer.partner_gifts_url ?? ''}"`);
    expect(footer).toContain('Написать в чат');
    expect(mainBrand.footer.social_links.length).toBeGreaterThan(0);
    for (const { url } of mainBrand.footer.social_links) expect(footer).toContain(`href="${url}"`);
    expect(footer).toContain('data-event="footer_social_click"');
  });

  it('has nothing of the main brand for another one, but its own support and Smart TV (SH-037)', () => {
    const footer = part(shell({ brand: otherBrand }), 'footer');
    for (const page of ['/faq', '/contacts', '/podarochnye-sertifikaty', '/docs', '/faq?selected=0'])
      expect(footer).not.toContain(`href="${page}"`);
    expect(footer).not.toMatch(/Написать в чат|footer_social_click|Подарки партнёров/);
    expect(footer).toContain('href="/support"');
    expect(footer).toContain(`href="${otherBrand.footer.smart_tv_url}"`);
  });

  it('links each language of the brand by its own name, to the same page', () => {
    const footer = part(shell({ path: '/movies?sort=new' }), 'footer');
    expect(footer).toMatch(/href="\/movies\?sort=new&amp;lang=hye" lang="hy"[^>]*>Հայերեն/);
    expect(footer).toMatch(/lang="ru"[^>]*aria-current="true"/);
  });
});

describe('a page that could not be shown', () => {
  it('says so and leads home when there is nothing at the address', () => {
    const markup = render(createElement(NotFoundPage));
    expect(markup).toMatch(/<h1[^>]*>Здесь ничего нет<\/h1>/);
    expect(markup).toContain('href="/"');
    expect(markup).toContain('noindex');
  });

  it('says what happened by the status: no answer, not in this country, a fault of ours', () => {
    const title = (status: number): string =>
      /<h1[^>]*>([^<]*)/.exec(render(createElement(ErrorPage, { status })))?.[1] ?? '';
    expect([0, 451, 500, 503].map(title)).toEqual([
      'Нет соединения',
      'В вашей стране это не показывают',
      'Страница не открылась',
      'Страница не открылась',
    ]);
  });
});

import type { Brand } from '@kadr/brands';
import type { Language, MenuItem, User } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userQuery } from '../data/queries.ts';
import { otherBrand, render, textOf } from '../ui/testing/render.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const menu: MenuItem[] = [
  { id: 1, title: 'Фильмы', target: { type: 'media_view', link: 'movies', title: null }, icon: null },
  {
    id: 2,
    title: 'Магазин',
    target: { type: 'blank', link: 'https://shop.example/', title: null },
    icon: null,
  },
  { id: 3, title: 'Пакет', target: { type: 'service', link: 'amedia', title: null }, icon: null },
];
const user: User = {
  isAuth: false,
  session: { session_state: 'demo' },
  language: 'rus',
  currentTimeZone: 'Europe/Moscow',
  menu: { items: menu },
};

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

  it('shows nothing that has no page yet: search, sign-in, messages, profile', () => {
    expect(shell()).not.toMatch(/href="\/(?:search|my|auth)/);
  });

  it('lets the keyboard skip it', () => {
    expect(shell()).toMatch(/^<a href="#main"[^>]*>Перейти к содержанию<\/a>/);
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

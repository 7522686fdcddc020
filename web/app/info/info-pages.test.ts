import type { InfoPage as Written } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fixtureInfoPage } from '../../server/testing/fixture-info-pages.ts';
import { infoPageQuery } from './queries.ts';
import { otherBrand, render, textOf } from '../ui/testing/render.tsx';
import type { RenderOptions } from '../ui/testing/render.tsx';
import { FaqPage } from './faq-page.tsx';
import { InfoPage } from './info-page.tsx';

const written = (alias: string, over: Partial<Written> = {}): Written => {
  const page = fixtureInfoPage(alias, 'rus');
  if (page === undefined) throw new Error(`The fixture has no page “${alias}”.`);
  return { ...page, ...over };
};
const show = (alias: string, page: Written | null, options: RenderOptions = {}): string =>
  render(createElement(alias === 'faq' ? FaqPage : InfoPage), {
    path: `/${alias}`,
    answers: [[infoPageQuery(alias).queryKey, page]],
    ...options,
  });

describe('an information page', () => {
  it('shows what its operator has written, part by part, each where its links lead (RT-063, RT-066, RT-067, RT-068)', () => {
    for (const alias of ['support', 'contacts', 'docs', 'offer']) {
      const page = written(alias);
      const markup = show(alias, page);
      expect(markup).toMatch(new RegExp(`<h1[^>]*>${page.name}</h1>`));
      expect(textOf(markup)).toContain(page.description);
      expect(markup).toMatch(/<section[^>]*id="smart-tv"[^>]*><h2[^>]*>Smart TV<\/h2>/);
      expect(markup).toContain('href="/catalog"');
    }
  });

  it('makes harmless whatever stands in its texts', () => {
    const text = '<p onclick="x()">Слова<script>alert(1)</script> <a href="javascript:alert(2)">сюда</a></p>';
    const section = { anchor: null, name: '<b>Раз</b>', text };
    const markup = show('docs', written('docs', { sections: [section] }));
    expect(textOf(markup)).toContain('&lt;b&gt;Раз&lt;/b&gt; Слова сюда');
    expect(markup).not.toMatch(/onclick|alert|javascript:/);
  });

  it('says of documents when they were changed, and of support whom to write to', () => {
    const mail = /href="mailto:help@kadr\.example"/;
    expect(textOf(show('offer', written('offer')))).toContain('Последнее изменение: 2 февраля 2026');
    expect(show('offer', written('offer'))).not.toMatch(mail);
    expect(show('support', written('support'))).toMatch(mail);
    expect(show('support', written('support'), { brand: otherBrand })).not.toContain('mailto:');
  });

  it('that is not written yet says so, and is kept from search engines', () => {
    for (const alias of ['offer', 'faq']) {
      const markup = show(alias, null);
      expect(markup).toMatch(/<h1[^>]*>(?:Оферта|Вопросы и ответы)<\/h1>/);
      expect(textOf(markup)).toContain('Страница ещё пишется');
      expect(markup).toContain('noindex');
    }
  });
});

describe('questions', () => {
  const opened = (markup: string) =>
    [...markup.matchAll(/<details[^>]* open=""[^>]*><summary[^>]*><span>([^<]*)/g)].map(([, name]) => name);

  it('are opened by their number, and none by a number that there is not (RT-064, SH-020, SH-021)', () => {
    const page = written('faq');
    const at = (selected: string) => opened(show('faq', page, { path: `/faq?selected=${selected}` }));
    expect([at('0'), at('13')]).toEqual([[page.sections[0]?.name], [page.sections[13]?.name]]);
    for (const wrong of ['14', '-1', '1.5', 'x', '']) expect(at(wrong)).toEqual([]);
  });

  it('stand alone at their own address, with their answer as its description (RT-065)', () => {
    const markup = show('faq', written('faq'), { path: '/faq/13', route: '/faq/:id' });
    expect(markup).toMatch(/<h1[^>]*>На чём можно смотреть\?<\/h1>/);
    expect(markup).toContain('<meta name="description" content="Коротко о самом нужном. …"/>');
    expect(markup).not.toContain('<details');
  });
});

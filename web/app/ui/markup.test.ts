import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markup } from './markup.tsx';
import type { MarkupKind } from './markup-tree.ts';

const show = (text: string, kind?: MarkupKind): string =>
  renderToStaticMarkup(createElement(Markup, { text, ...(kind && { kind }) })).replace(/ class="[^"]*"/g, '');

describe('words from outside', () => {
  it('keep paragraphs, headings, lists, emphasis and links', () => {
    expect(show('<h3>Раз</h3><p>Два <b>три</b><br>четыре</p><ul><li>пять</li><li>шесть</li></ul>')).toBe(
      '<h3>Раз</h3><p>Два <b>три</b><br/>четыре</p><ul><li>пять</li><li>шесть</li></ul>',
    );
    expect(show('Раз.\n\nДва.')).toBe('<p>Раз.</p><p>Два.</p>');
    expect(show('Салт &amp; Ко &mdash; &laquo;вместе&raquo; &#1071;')).toBe('Салт &amp; Ко — «вместе» Я');
  });

  it('lose everything that could do harm (MB-164)', () => {
    expect(show('до<script>alert(1)</script>после')).toBe('допосле');
    expect(show('<img src=x onerror=alert(1)>нет')).toBe('нет');
    expect(show('<b onclick="alert(1)" style="color:red">жирно</b>')).toBe('<b>жирно</b>');
    expect(show('<svg><script>alert(1)</script></svg>нет')).toBe('нет');
    expect(show('<iframe src="https://evil.example"></iframe>нет')).toBe('нет');
    expect(show('<style>*{display:none}</style>нет')).toBe('нет');
    expect(show('<!-- <b>скрыто</b> -->видно')).toBe('видно');
    expect(show('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(show('<scr<script>ipt>alert(1)')).not.toContain('<script');
    expect(show('<<b>x')).toBe('&lt;<b>x</b>');
    expect(show('<script>never closed <b>x</b>')).toBe('');
    expect(show('нуль\u0000, &#0; и &#xD800;')).toBe('нуль,  и ');
  });

  it('link to the service, to its page and to https, and nowhere else', () => {
    const hrefOf = (href: string): string | undefined =>
      /href="([^"]*)"/.exec(show(`<a href="${href}">там</a>`))?.[1];
    for (const href of ['/movies', '#faq', '/?a=1']) expect(hrefOf(href)).toBe(href);
    expect(show('<a href="https://elsewhere.example">там</a>')).toBe(
      '<a href="https://elsewhere.example" target="_blank" rel="noopener nofollow">там</a>',
    );
    for (const href of [
      'javascript:alert(1)',
      'java&#115;cript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'http://plain.example',
      'movies',
    ])
      expect(hrefOf(href)).toBeUndefined();
  });

  it('inside of a heading are emphasis and links, without paragraphs (SH-097)', () => {
    expect(show('<p>Раз <b>два</b></p><p><a href="/movies">три</a></p>', 'phrase').trim()).toBe(
      'Раз <b>два</b>  <a href="/movies">три</a>',
    );
  });

  it('are well nested whatever they were', () => {
    expect(show('<b><i>раз</b> два</i>')).toBe('<b><i>раз</i></b> два');
    expect(show('<p>раз<p>два<ul><li>три<li>четыре</ul>пять')).toBe(
      '<p>раз</p><p>два</p><ul><li>три</li><li>четыре</li></ul>пять',
    );
    expect(show('<p><b>раз<h3>два')).toBe('<p><b>раз</b></p><h3>два</h3>');
    expect(show('<a href="/a">раз<a href="/b">два')).toBe('<a href="/a">раз</a><a href="/b">два</a>');
    expect(show('<ul><li>раз<ul><li>два</li></ul></li><li>три</li></ul>')).toBe(
      '<ul><li>раз<ul><li>два</li></ul></li><li>три</li></ul>',
    );
    expect(show('<li>один</li></b></p>')).toBe('один');
    expect(show('<b>'.repeat(5000)).length).toBeLessThan(200);
  });

  it('inside of a link are emphasis alone', () => {
    expect(show('<p>раз <a href="/a">два</a></p><p><b>три</b></p>', 'line')).toBe(' раз два  <b>три</b> ');
    expect(show('раз.\n\nдва.', 'line')).toBe('раз.\n\nдва.');
  });
});

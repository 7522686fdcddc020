import { expect, it } from 'vitest';
import { jsonForHtml } from './document.ts';
import { filesOf } from './built-app.ts';

it('writes JSON that cannot end its element', () => {
  const value = { text: '</script><!-- <script>', line: '\u2028' };
  expect(jsonForHtml(value)).not.toContain('<');
  expect(JSON.parse(jsonForHtml(value))).toEqual(value);
});

it('names each file of a page once, what is imported before what imports it', () => {
  const files = filesOf(
    {
      'app/entry-client.tsx': {
        file: 'assets/entry.js',
        isEntry: true,
        imports: ['_libraries.js'],
        css: ['assets/entry.css'],
      },
      '_libraries.js': { file: 'assets/libraries.js', css: [] },
      'virtual:messages/rus': { file: 'assets/rus.js' },
      'app/a-page.tsx': {
        file: 'assets/a.js',
        imports: ['_libraries.js', '_row.js'],
        css: ['assets/a.css'],
        dynamicImports: ['app/b-page.tsx'],
      },
      '_row.js': { file: 'assets/row.js', imports: ['app/entry-client.tsx'], css: ['assets/row.css'] },
      'app/b-page.tsx': { file: 'assets/b.js', css: ['assets/b.css'] },
    },
    ['app/a-page.tsx'],
    'rus',
  );
  expect(files).toEqual({
    entry: '/assets/entry.js',
    starter: null,
    letters: 'aя',
    modules: ['/assets/libraries.js', '/assets/rus.js', '/assets/row.js', '/assets/a.js'],
    stylesheets: ['/assets/entry.css', '/assets/row.css', '/assets/a.css'],
    fonts: [],
    extra: '',
  });
});

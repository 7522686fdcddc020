import { expect, it } from 'vitest';
import { filesOf } from './built-app.ts';

it('gives a page the styles of its custom blocks and leaves their scripts for later', () => {
  const chunk = (file: string, css: string[] = [], imports: string[] = []) => ({
    file,
    css,
    imports,
    isDynamicEntry: true,
  });
  const manifest = {
    'app/entry-client.tsx': chunk('entry.js', ['entry.css']),
    '../virtual:messages/rus': chunk('rus.js'),
    'app/home/home-page.tsx': chunk('home.js', ['home.css'], ['_picture.js']),
    '_picture.js': chunk('picture.js', ['picture.css']),
    'app/blocks/custom/faq.tsx': chunk('faq.js', ['faq.css'], ['_section.js', '_picture.js']),
    '_section.js': chunk('section.js', ['section.css']),
  };
  const sources = ['styles/app/blocks/custom/faq.tsx', 'app/home/home-page.tsx'];
  const { modules, stylesheets } = filesOf(manifest, sources, 'rus');
  expect(modules).toEqual(['/rus.js', '/picture.js', '/home.js']);
  expect(stylesheets).toEqual(['/entry.css', '/picture.css', '/home.css', '/section.css', '/faq.css']);
});

import type { InfoPageImport } from '@kadr/contract';
import { infoPageImportSchema } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { demoInfoPages } from '../content/info-pages.ts';
import { writeInfoPages } from './info-pages.ts';

/** A service that keeps pages and nothing else. */
function pagesOnly(items: { alias: string; brand: string | null }[]) {
  const written: InfoPageImport[][] = [];
  const operator: Parameters<typeof writeInfoPages>[0]['operator'] = {
    listInfoPages: async () => ({ items }),
    putInfoPages: async ({ info_pages }) => void written.push(info_pages),
  };
  return { operator, written };
}

describe('the information pages of the demo', () => {
  it('are those that the footer links to, with texts in three languages that the service takes', () => {
    expect(demoInfoPages.map(({ alias }) => alias)).toEqual(['support', 'faq', 'contacts', 'docs', 'offer']);
    for (const page of demoInfoPages) {
      const { sections, name, description } = infoPageImportSchema.parse(page);
      const texts = [name, description, ...sections.flatMap((section) => [section.name, section.text])];
      expect(texts.flatMap((text) => [text?.rus, text?.eng, text?.hye]).filter((text) => !text)).toEqual([]);
    }
  });

  it('have fourteen questions, of which the footer names the first and the last, and the part about televisions (SH-020, SH-021)', () => {
    const page = (alias: string) => demoInfoPages.find((one) => one.alias === alias);
    const questions = page('faq')?.sections.map(({ name }) => name.eng) ?? [];
    expect(questions).toHaveLength(14);
    expect([questions[0], questions[13]]).toEqual(['How do I start watching?', 'What can I watch on?']);
    expect(page('support')?.sections.map(({ anchor }) => anchor)).toContain('smart-tv');
  });

  it('are written where they are missing; what an operator has written stays his', async () => {
    const empty = pagesOnly([{ alias: 'faq', brand: 'ararat' }]);
    await writeInfoPages(empty);
    expect(empty.written).toEqual([demoInfoPages]);
    const some = pagesOnly([
      { alias: 'faq', brand: null },
      { alias: 'offer', brand: null },
    ]);
    await writeInfoPages(some);
    expect(some.written.flat().map(({ alias }) => alias)).toEqual(['support', 'contacts', 'docs']);
    const full = pagesOnly(demoInfoPages.map(({ alias }) => ({ alias, brand: null })));
    await writeInfoPages(full);
    expect(full.written).toEqual([]);
  });
});

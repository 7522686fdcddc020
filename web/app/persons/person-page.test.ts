import type { Person } from '@kadr/contract';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { cardOf, findSeed, personOf } from '../../server/testing/fixture-catalogue.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { filmographyQuery } from './load-person.ts';
import { PersonPage } from './person-page.tsx';
import { personQuery } from './queries.ts';

const fixture = personOf('vera-tumanyan', 'eng');
const seed = findSeed('salt-line');
if (!fixture || !seed) throw new Error('The fixture catalogue lacks what this test shows.');
const person: Person = {
  ...fixture,
  native_name: 'Վերա Թումանյան',
  death_date: '2021-11-30',
  biography: 'One.\nTwo.',
};
const titles = (items: readonly unknown[], next_cursor: string | null) => ({
  pages: [{ items, next_cursor }],
  pageParams: [null],
});

function page(shown: Person, filmography: unknown): string {
  return render(createElement(PersonPage), {
    language: 'eng',
    path: `/persons/${shown.slug}`,
    route: '/persons/:id',
    answers: [
      [personQuery(shown.slug).queryKey, shown],
      [filmographyQuery(shown).queryKey, filmography],
    ],
  });
}

it('shows portrait, names, dates in words and the biography in paragraphs (CT-054)', () => {
  const markup = page(person, titles([], null));
  expect(markup).toMatch(/<h1[^>]*>Vera Tumanyan<\/h1>/);
  expect(markup).toContain(`${person.photo_avatar ?? ''}/poster_big`);
  expect(textOf(markup)).toContain('Վերա Թումանյան Born March 9, 1984 Died November 30, 2021');
  expect(markup).toContain('<p>One.</p><p>Two.</p>');
});

it('leaves out what is not known', () => {
  const words = textOf(
    page(
      { ...person, native_name: person.name, birth_date: null, death_date: null, biography: null },
      titles([], null),
    ),
  );
  expect(words).not.toMatch(/Born|Died|Biography/);
  expect(words.match(/Vera Tumanyan/g)).toHaveLength(2);
});

it('has the titles, and a way to more of them while there are any', () => {
  const some = page(person, titles([cardOf(seed, 'eng')], 'next'));
  expect(some).toContain('href="/movies/salt-line"');
  expect(textOf(some)).toContain('Show more');
  expect(textOf(page(person, titles([cardOf(seed, 'eng')], null)))).not.toContain('Show more');
});

it('says so when there are none, with a next step', () => {
  const none = page(person, titles([], null));
  expect(textOf(none)).toContain('No titles with this person yet');
  expect(none).toContain('href="/"');
});

import { createElement } from 'react';
import { expect, it } from 'vitest';
import { findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { cardOf } from '../../server/testing/fixture-catalogue.ts';
import { TitleHero } from '../media-item/title-hero.tsx';
import { render, textOf } from '../ui/testing/render.tsx';
import { exchangeActionOf } from './ask-exchange.ts';
import { ExchangeOffersModal } from './exchange-offers-modal.tsx';
import { ExchangeQuestionModal } from './exchange-question-modal.tsx';
import { exchangeOffersQuery } from './queries.ts';

const seed = findSeed('salt-line');
if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
const film = itemOf(seed, 'rus');
const action = { type: 'exchange', media_item_id: film.id } as const;

it('asks whether the film was liked, or is to be exchanged for free (CT-092, CS-027, PL-158)', () => {
  const modal = textOf(render(createElement(ExchangeQuestionModal, { name: film.name, close: () => {} })));
  expect(modal).toContain(`Понравился фильм «${film.name}»?`);
  expect(modal).toContain('Обменять бесплатно');
  expect(modal).toMatch(/Понравился$/);
});

it('stands on the page of a film that has the exchange action, and on no other', () => {
  const shown = (actions: typeof film.actions) =>
    textOf(render(createElement(TitleHero, { item: { ...film, actions } })));
  expect(shown([...film.actions, action])).toContain('Обменять');
  expect(shown(film.actions)).not.toContain('Обменять');
  expect(exchangeActionOf({ actions: [action] })).toEqual(action);
  expect(exchangeActionOf(film)).toBeNull();
});

it('offers films as buttons without previews (CT-079, CS-042, PL-187)', () => {
  const offers = { pages: [{ items: [cardOf(seed, 'rus')], next_cursor: null }], pageParams: [null] };
  const modal = render(createElement(ExchangeOffersModal, { given: film, close: () => {} }), {
    answers: [[exchangeOffersQuery(film.id).queryKey, offers]],
  });
  expect(modal).toContain(film.name);
  expect(modal).not.toContain('data-preview');
});

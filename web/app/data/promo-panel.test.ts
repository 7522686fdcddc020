import { expect, it } from 'vitest';
import { promoPanel } from './promo-panel.ts';

it('says for five seconds what a promo code has brought (SS-020)', () => {
  expect(
    promoPanel({
      event_type: 'display',
      display: {
        message: 'Промокод принят',
        submessage: 'Месяц в подарок',
        poster: null,
        target: { type: 'media_view', link: 'movies', title: 'К фильмам' },
      },
    }),
  ).toEqual({
    title: 'Промокод принят',
    text: 'Месяц в подарок',
    poster: null,
    link: { href: '/movies', name: 'К фильмам' },
    duration: 5,
  });
});

import { expect, it } from 'vitest';
import { withTypesetProse } from './prose.ts';

const visible = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', '~'));

it('sets no-break spaces in texts of every language, and in nothing that is compared or addressed', () => {
  const batch = {
    media_items: [
      {
        slug: 'a film',
        name: { rus: 'Дом на горе' },
        short_description: { rus: 'Не о том и не там', eng: 'A house on a hill', hye: 'Տուն և լեռ' },
        note: null,
        start_date: new Date(0),
      },
    ],
    media_views: [
      {
        blocks: [
          {
            name: { rus: 'Что в эфире' },
            custom_data: {
              service_id: 'в и',
              advantages: [{ rus: 'Субтитры на трёх', eng: 'In a week' }],
              promo_text: { rus: '<a href="/x" title="в и">и в поле</a>' },
            },
          },
        ],
      },
    ],
  };
  expect(visible(withTypesetProse(batch))).toEqual({
    media_items: [
      {
        slug: 'a film',
        name: { rus: 'Дом на горе' },
        short_description: { rus: 'Не~о~том и~не~там', eng: 'A~house on a~hill', hye: 'Տուն և~լեռ' },
        note: null,
        start_date: '1970-01-01T00:00:00.000Z',
      },
    ],
    media_views: [
      {
        blocks: [
          {
            name: { rus: 'Что в эфире' },
            custom_data: {
              service_id: 'в и',
              advantages: [{ rus: 'Субтитры на~трёх', eng: 'In a~week' }],
              promo_text: { rus: '<a href="/x" title="в и">и~в~поле</a>' },
            },
          },
        ],
      },
    ],
  });
});

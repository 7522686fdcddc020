import { describe, expect, it } from 'vitest';
import { programmes } from './programmes.ts';

describe('programmes', () => {
  it('reads facts, name and description of each', () => {
    expect(programmes`
      kettle 30 6+ show morning
      Чайник | Kettle | Թեյնիկ
      Кипит. | It boils. | Եռում է։

      night-train 95 16+ film
      Поезд | Train | Գնացք
      Идёт. | It goes. | Գնում է։
    `).toEqual([
      {
        slug: 'kettle',
        minutes: 30,
        age: 6,
        kind: 'show',
        time: 'morning',
        name: { rus: 'Чайник', eng: 'Kettle', hye: 'Թեյնիկ' },
        description: { rus: 'Кипит.', eng: 'It boils.', hye: 'Եռում է։' },
      },
      {
        slug: 'night-train',
        minutes: 95,
        age: 16,
        kind: 'film',
        name: { rus: 'Поезд', eng: 'Train', hye: 'Գնացք' },
        description: { rus: 'Идёт.', eng: 'It goes.', hye: 'Գնում է։' },
      },
    ]);
  });

  const texts = '\n Чайник | Kettle | Թեյնիկ \n Кипит. | It boils. | Եռում է։';
  it.each([
    ['an age that there is no limit of', `kettle 30 7+ show${texts}`],
    ['a kind that there is not', `kettle 30 6+ opera${texts}`],
    ['a time that there is not', `kettle 30 6+ show tomorrow${texts}`],
    ['minutes that are none', `kettle half 6+ show${texts}`],
    ['a name without Armenian', 'kettle 30 6+ show\n Чайник | Kettle \n Кипит. | It boils. | Եռում է։'],
    ['a programme without a description', 'kettle 30 6+ show\n Чайник | Kettle | Թեյնիկ'],
  ])('refuses %s', (_, rows) => {
    expect(() => programmes(Object.assign([rows], { raw: [rows] }))).toThrow(TypeError);
  });
});

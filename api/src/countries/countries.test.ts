import { getExampleNumber } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalizeLogin } from '../accounts/login.ts';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { countriesIn } from './countries.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

const byCode = new Map(countriesIn('eng').map((country) => [country.code, country]));

describe('the countries (AU-083, AU-084, AU-085)', () => {
  it('are all of them, Russia first chosen', async () => {
    const { countries, default_country } = await test.client().countries.list();
    expect(countries.length).toBeGreaterThan(230);
    expect(default_country).toBe('RU');
    expect(countries.find(({ code }) => code === 'RU')).toEqual({
      id: 463,
      code: 'RU',
      name: 'Россия',
      alias: 'russia',
      call_code: '+7',
      maskexp: '(XXX) XXX-XX-XX',
      image: '/flags/RU.svg',
    });
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(new Set(countries.map(({ alias }) => alias)).size).toBe(countries.length);
  });

  it.each([
    ['AM', 'Armenia', '+374', 8],
    ['BY', 'Belarus', '+375', 9],
    ['KZ', 'Kazakhstan', '+7', 10],
    ['GE', 'Georgia', '+995', 9],
    ['US', 'United States', '+1', 10],
    ['GB', 'United Kingdom', '+44', 10],
  ])('have the mask of %s', (code, name, call_code, digits) => {
    const country = byCode.get(code);
    expect(country).toMatchObject({ name, call_code });
    expect(country?.maskexp.replace(/[^X]/g, '')).toHaveLength(digits);
  });

  it('have masks that real numbers fill, which the service then takes as phones', () => {
    const facts = [...byCode.values()].map(({ code, call_code, maskexp }) => {
      const number = getExampleNumber(code as CountryCode, examples)?.nationalNumber ?? '';
      return {
        code,
        isWritten: /^[X ()-]+$/.test(maskexp),
        isFilled: maskexp.replace(/[^X]/g, '').length === number.length,
        isTaken: normalizeLogin(`${call_code}${number}`, 'phone') === `${call_code}${number}`,
      };
    });
    expect(facts).toEqual(
      facts.map(({ code }) => ({ code, isWritten: true, isFilled: true, isTaken: true })),
    );
  });

  it('stand in the order of the language', async () => {
    const names = async (language: 'rus' | 'hye') =>
      (await test.client({ language }).countries.list()).countries.map(({ name }) => name);
    expect((await names('rus')).slice(0, 3)).toEqual(['Австралия', 'Австрия', 'Азербайджан']);
    expect((await names('hye')).every((name) => /^[\u0530-\u058F]/.test(name))).toBe(true);
  });
});

it('the languages are the brand’s, each in its own words (AU-014, AU-015)', async () => {
  expect(await test.client().countries.languages()).toEqual({
    languages: [
      { code: 'rus', name: 'Русский', image: '/flags/RU.svg' },
      { code: 'eng', name: 'English', image: '/flags/GB.svg' },
      { code: 'hye', name: 'Հայերեն', image: '/flags/AM.svg' },
    ],
  });
  const { languages } = await test.client({ brand: 'ararat' }).countries.languages();
  expect(languages.map(({ code }) => code)).toEqual(['hye', 'rus']);
});

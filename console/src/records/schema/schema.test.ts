import { recordSchemas } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { controlOf, emptyOf, unwrap } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { problemsOf } from './validate.ts';

const schemas = Object.fromEntries(
  Object.entries(recordSchemas).map(([kind, schema]) => [
    kind,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
  ]),
);
const title = schemas['title'] ?? {};

describe('a form from a schema', () => {
  it('has a control for every field of every kind, and a JSON field only where any shape is allowed', () => {
    const asJson: string[] = [];
    const walk = (whole: JsonSchema, path: string): void => {
      const { schema } = unwrap(whole);
      const control = controlOf(schema, path.split('.').at(-1) ?? '');
      if (control === 'json') asJson.push(path);
      if (control === 'object')
        for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, `${path}.${name}`);
      if (control === 'list' && schema.items) walk(schema.items, path);
      if (control === 'variants')
        for (const one of schema.oneOf ?? [])
          for (const [name, inner] of Object.entries(one.properties ?? {})) walk(inner, `${path}.${name}`);
    };
    for (const [kind, schema] of Object.entries(schemas)) walk(schema, kind);
    expect([...new Set(asJson)]).toEqual([
      'title.ads.midrolls',
      'media_view.blocks.display_type',
      'media_view.blocks.custom_data',
    ]);
  });

  it('starts with the service’s defaults', () => {
    expect(emptyOf(title)).toMatchObject({ slug: '', type: 'film', age: 0, prices: [], note: null });
    expect(emptyOf(schemas['service'] ?? {})).toMatchObject({ active: true, media_items: [] });
  });
});

describe('the validation of a record', () => {
  const good = { ...Object(emptyOf(title)), slug: 'wind', name: { rus: 'Ветер' } };
  const paths = (record: object) => problemsOf(title, record).map(({ path }) => path);

  it('finds nothing where the service accepts the record', () => {
    expect(recordSchemas.title.safeParse(good).success).toBe(true);
    expect(paths(good)).toEqual([]);
  });

  it.each([
    ['a key that is none', { slug: 'Wind!' }, 'slug'],
    ['a name without its first language', { name: { eng: 'Wind' } }, 'name.rus'],
    ['a year that is not whole', { year: 2020.5 }, 'year'],
    ['a number out of bounds', { rating: 11 }, 'rating'],
    ['an age that there is not', { age: 7 }, 'age'],
    [
      'a price without a sum',
      { prices: [{ usage_model: 'EST', amount: null, currency: 'RUB' }] },
      'prices.0.amount',
    ],
    ['a country that is no code', { countries: ['Armenia'] }, 'countries.0'],
  ])('is %s', (_, change, path) => {
    const record = { ...good, ...change };
    expect(recordSchemas.title.safeParse(record).success).toBe(false);
    expect(paths(record)).toEqual([path]);
  });

  it('looks inside the chosen variant', () => {
    const code = {
      code: 'HELLO',
      message: { rus: 'Скидка' },
      benefit: { kind: 'discount_percent', percent: 120 },
    };
    expect(problemsOf(schemas['promo_code'] ?? {}, code).map(({ path }) => path)).toEqual([
      'benefit.percent',
    ]);
  });
});

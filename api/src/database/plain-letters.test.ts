import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { plainLetters } from './plain-letters.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

async function ask<T>(asked: ReturnType<typeof plainLetters>): Promise<T> {
  const { sql: text, params } = new PgDialect().sqlToQuery(sql`select ${asked} as answer`);
  const { rows } = await test.pool.query<{ answer: T }>(text, params);
  return (rows[0] as { answer: T }).answer;
}
const plain = (text: string) => ask<string>(plainLetters(sql`${text}::text`));

it.each(['Северный ветер', 'Ёлка и Эхо, 2-я часть', 'Հյուսիսային Քամի և քաղաքը', 'North Wind'])(
  'writes every letter of %s as one that any database knows',
  async (text) => {
    const letters = await plain(text);
    expect(letters).toMatch(/^[\x20-\x7e]*$/);
    expect(letters).toHaveLength(text.length);
    expect(await plain(text.toUpperCase().slice(0, 8))).toBe(letters.slice(0, 8));
  },
);

it('leaves trigrams of Russian and Armenian names, whatever the locale of the database', async () => {
  for (const name of ['Северный ветер', 'Հյուսիսային քամի'])
    expect((await ask<string[]>(sql`show_trgm(${plainLetters(sql`${name}::text`)})`)).length).toBeGreaterThan(
      8,
    );
});

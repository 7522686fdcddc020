import { expect, inject, it } from 'vitest';
import { makeMoneyFaults } from './faults/money/money-faults.ts';
import { isKept } from './faults/run-suites.ts';

it(
  'charges nothing twice and loses nothing while service and bank are killed, and the books agree with the bank’s list',
  { timeout: 300_000 },
  async () => {
    const said: string[] = [];
    const figures = await makeMoneyFaults(
      { accounts: 4, films: 3, renewals: 1, serviceKills: 2, bankKills: 1, calm: [1, 2] },
      inject('emptyData'),
      (sentence) => said.push(sentence),
    );
    expect({ broken: figures.filter((figure) => !isKept(figure)), said }).toMatchObject({ broken: [] });
    expect(figures).toContainEqual({ name: 'renewals that were due', value: 4, most: null });
  },
);

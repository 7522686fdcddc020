import { expect, it } from 'vitest';
import { makeDatabaseFaults } from './faults/database/database-faults.ts';
import { faultKinds } from './faults/database/faulty-database.ts';
import { isKept } from './faults/run-suites.ts';

it(
  'lives through whatever happens to its database, loses nothing, and is back within seconds',
  { timeout: 300_000 },
  async () => {
    const said: string[] = [];
    const figures = await makeDatabaseFaults(
      { films: 6, faults: faultKinds.map((kind) => ({ kind, seconds: 1 })) },
      null,
      (sentence) => said.push(sentence),
    );
    // Durations are checked by `npm run faults`.
    const counts = figures.filter(({ unit }) => unit === undefined);
    const missed = counts.filter((figure) => !isKept(figure)).map(({ name, value }) => `${name}: ${value}`);
    // The output names the requests.
    expect(missed.length === 0 ? [] : missed.concat(said)).toEqual([]);
    expect(figures).toContainEqual({ name: 'faults', value: faultKinds.length, most: null });
  },
);

import { expect, it } from 'vitest';
import { makeDatabaseFaults } from './faults/database/database-faults.ts';
import { faultKinds } from './faults/database/faulty-database.ts';
import { isKept } from './faults/run-suites.ts';

it(
  'lives through whatever happens to its database, loses nothing, and is back within seconds',
  { timeout: 300_000 },
  async () => {
    const figures = await makeDatabaseFaults(
      { films: 6, faults: faultKinds.map((kind) => ({ kind, seconds: 1 })) },
      null,
      () => undefined,
    );
    // How long things take is a matter of `npm run faults`.
    const counts = figures.filter(({ unit }) => unit === undefined);
    expect(counts.filter((figure) => !isKept(figure))).toEqual([]);
    expect(figures).toContainEqual({ name: 'faults', value: faultKinds.length, most: null });
  },
);

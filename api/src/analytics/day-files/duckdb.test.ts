import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDuckDb, quoted, rowsOf } from './duckdb.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'kadr-duckdb-'));
const duckdb = openDuckDb(folder);

afterAll(() => rm(folder, { recursive: true }));

it('reads what a file holds now, however often it is replaced', async () => {
  const [made, file] = [path.join(folder, 'made.parquet'), path.join(folder, 'replaced.parquet')];
  const rounds = Array.from({ length: 150 }, (_, round) => round);
  const read: unknown[] = [];
  for (const round of rounds) {
    const columns = `${round} as round, md5('a${round}' || row) as a, md5('b${round}' || row) as b, repeat('x', ${round % 7}) as c`;
    await duckdb.use((connection) =>
      connection.run(
        `copy (select ${columns} from range(4) rows(row)) to ${quoted(made)} (format parquet, compression zstd)`,
      ),
    );
    await copyFile(made, file);
    const [row] = await duckdb.use((connection) =>
      rowsOf(connection, sql.raw(`select * from read_parquet(${quoted(file)})`)),
    );
    read.push(row?.['round']);
  }
  expect(read).toEqual(rounds);
});

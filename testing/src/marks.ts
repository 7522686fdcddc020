import { appendFileSync } from 'node:fs';

/** Start-ups that tests wait for. */
export type StartUp = 'browser' | 'database' | 'database server' | 'page server' | 'service' | 'demo';

/** Counts a start-up and its seconds for `npm test`, whose summary says where time went; elsewhere it only starts. */
export async function marked<T>(startUp: StartUp, start: () => Promise<T>): Promise<T> {
  const file = process.env['KADR_TEST_MARKS'];
  if (file === undefined) return start();
  const began = performance.now();
  const started = await start();
  const seconds = (performance.now() - began) / 1000;
  appendFileSync(file, `${JSON.stringify({ startUp, seconds })}\n`);
  return started;
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Figure } from '../run-suites.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
/** What the test says of a cell: failure × place: what is seen, requests while failing. */
const cellSaid = /^\S.* × \S+: \S+, (\d+) requests while failing/;

/** Every failure of a stream in every place of it, in a real browser, cell by cell. */
export async function playerFaults(say: (sentence: string) => void): Promise<readonly Figure[]> {
  const child = spawn(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      '--config',
      path.join('player', 'vitest.config.ts'),
      'src/recovery-matrix.browser.test.ts',
      '--reporter=verbose',
    ],
    {
      cwd: root,
      env: { ...process.env, KADR_EVERY_FAULT: 'on', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const requests: number[] = [];
  let broken = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const said = cellSaid.exec(line);
    if (said) requests.push(Number(said[1]));
    if (said) say(line);
    if (/^ *× /.test(line)) {
      broken += 1;
      say(`not as the table says: ${line.trim()}`);
    }
  }
  const code = await ended;
  return [
    { name: 'cells', value: requests.length, most: null },
    { name: 'cells not as the table says', value: broken, most: 0 },
    { name: 'exit code of the test', value: code ?? 1, most: 0 },
    { name: 'requests while failing, most', value: Math.max(0, ...requests), most: null },
  ];
}

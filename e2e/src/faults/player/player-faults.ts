import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Figure } from '../run-suites.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
/** A test's line for a cell: failure × place: the viewer's view, requests while failing. */
const cellLine = /^\S.* × \S+: \S+, (?<total>\d+) requests while failing, (?<most>\d+) in 30 s/;
/** The same for cases outside the matrix: failure × place: error messages that the viewer saw, figures. */
const outageLine = /^\S.* × \S+: (?<messages>\d+) messages, /;

/** Every failure of a stream in every place of it, in a real browser, cell by cell. */
export async function playerFaults(say: (sentence: string) => void): Promise<readonly Figure[]> {
  const child = spawn(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      '--config',
      path.join('player', 'vitest.config.ts'),
      'src/recovery/recovery-matrix.browser.test.ts',
      'src/recovery/outage.browser.test.ts',
      '--reporter=verbose',
    ],
    {
      cwd: root,
      env: { ...process.env, KADR_EVERY_FAULT: 'on', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const cells: { readonly total: number; readonly most: number }[] = [];
  let messages = 0;
  let broken = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const cell = cellLine.exec(line)?.groups;
    const outage = outageLine.exec(line)?.groups;
    if (cell) cells.push({ total: Number(cell['total']), most: Number(cell['most']) });
    if (outage) messages += Number(outage['messages']);
    if (cell || outage) say(line);
    if (/^ *× /.test(line)) {
      broken += 1;
      say(`not as the table says: ${line.trim()}`);
    }
  }
  const code = await ended;
  return [
    { name: 'cells', value: cells.length, most: null },
    { name: 'cells not as the table says', value: broken, most: 0 },
    { name: 'exit code of the test', value: code ?? 1, most: 0 },
    {
      name: 'requests while failing, most',
      value: Math.max(0, ...cells.map(({ total }) => total)),
      most: null,
    },
    {
      name: 'requests in 30 s while failing, most',
      value: Math.max(0, ...cells.map(({ most }) => most)),
      most: 20,
    },
    { name: 'messages in 60 s without a network and with 2 % bad segments', value: messages, most: 0 },
  ];
}

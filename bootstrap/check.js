// Types, lint, boundaries, floors, formatting, messages, page sizes, dead code: `npm run check`. Every check runs; the
// first failure's code is ours.
import { spawnSync } from 'node:child_process';
import { rooms as withFloors } from '../.dependency-cruiser.js';
import { root, say } from './say.js';

const rooms = [
  'contract',
  'brands',
  'http',
  'bank',
  'api',
  'media',
  'player',
  'web',
  'console',
  'demo',
  'server',
  'testing',
  'e2e',
  'bench',
  'docs',
];

/** @type {{ name: string, command: string, args: string[] }[]} */
const checks = [
  ...rooms.map((room) => ({ name: `types of ${room}`, command: 'tsc', args: ['-p', room, '--noEmit'] })),
  { name: 'lint and boundaries', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'floors', command: 'depcruise', args: ['--config', '.dependency-cruiser.js', ...withFloors] },
  { name: 'formatting', command: 'oxfmt', args: ['--check'] },
  { name: 'messages', command: process.execPath, args: ['web/build/check-messages.ts'] },
  { name: 'page sizes', command: process.execPath, args: ['web/build/size.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
];

let failed = 0;
for (const { name, command, args } of checks) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) {
    say(`✓ ${name}`);
  } else {
    failed++;
    process.stdout.write(stdout + stderr);
    say(`✗ ${name}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;

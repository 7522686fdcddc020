// Types, lint, boundaries, formatting, messages, dead code: `npm run check`. Every check runs; the first failure's code is ours.
import { spawnSync } from 'node:child_process';
import { root, say } from './say.js';

const rooms = ['contract', 'brands', 'api', 'media', 'player', 'web', 'demo', 'server', 'e2e', 'bench'];
const checks = [
  ...rooms.map((room) => [`types of ${room}`, 'tsc', ['-p', room, '--noEmit']]),
  ['lint and boundaries', 'oxlint', ['--deny-warnings']],
  ['formatting', 'oxfmt', ['--check']],
  ['messages', process.execPath, ['web/build/check-messages.ts']],
  ['dead code', 'knip', []],
];

let failed = 0;
for (const [name, command, args] of checks) {
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

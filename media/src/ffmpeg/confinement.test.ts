import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confinement } from './confinement.ts';
import type { Confinement } from './confinement.ts';
import { runProgram } from './run-program.ts';
import type { RunProgramOptions } from './run-program.ts';

/** Closed to all other users, as the folders of the service are. */
let outer: string;
let folder: string;
let holds: Confinement;

beforeAll(async () => {
  holds = await confinement();
  outer = mkdtempSync(join(tmpdir(), 'kadr-confined-'));
  folder = join(outer, 'work');
  mkdirSync(folder);
  writeFileSync(join(outer, 'secret'), 'secret', { mode: 0o600 });
  writeFileSync(join(outer, 'source'), 'the source', { mode: 0o600 });
});
afterAll(() => rmSync(outer, { recursive: true }));

const script = (code: string, args: readonly string[] = [], options: Partial<RunProgramOptions> = {}) =>
  runProgram(process.execPath, ['-e', code, '--', ...args], {
    seconds: 60,
    folder,
    memoryBytes: 64 * 1024 ** 3,
    ...options,
  });
const isRoot = process.getuid?.() === 0;

describe('a program', () => {
  it.runIf(isRoot)('does not run as root, and cannot become it', async ({ skip }) => {
    if (holds.user === null) skip('This container lets nobody change users.');
    const status = await script(
      "process.stdout.write(require('fs').readFileSync('/proc/self/status', 'utf8'))",
    );
    expect(/^Uid:\s*(.*)$/m.exec(status)?.[1]).toBe([0, 1, 2, 3].map(() => holds.user).join('\t'));
    expect(/^Groups:[ \t]*$/m.test(status)).toBe(true);
    expect(/^CapEff:\s*(.*)$/m.exec(status)?.[1]).toMatch(/^0+$/);
    expect(/^NoNewPrivs:\s*(.*)$/m.exec(status)?.[1]).toBe('1');
  });

  it('reads what it is to read and writes where it is to write, inside of closed folders', async () => {
    const code =
      "const [from, to] = process.argv.slice(1); const fs = require('fs'); fs.writeFileSync(to.replace('file:', ''), fs.readFileSync(from.replace('file:', ''), 'utf8').toUpperCase())";
    const [from, to] = [join(outer, 'source'), join(folder, 'made')];
    await script(code, [`file:${from}`, `file:${to}`], { reads: [from] });
    expect(readFileSync(to, 'utf8')).toBe('THE SOURCE');
    await script(code, [from, join(folder, 'made too')], { reads: [from] });
    expect(readFileSync(join(folder, 'made too'), 'utf8')).toBe('THE SOURCE');
  });

  it.runIf(isRoot)('reads and writes nothing else', async ({ skip }) => {
    if (holds.user === null) skip('This container lets nobody change users.');
    for (const code of [
      `require('fs').readFileSync(${JSON.stringify(join(outer, 'secret'))})`,
      `require('fs').readdirSync(${JSON.stringify(outer)})`,
      `require('fs').writeFileSync(${JSON.stringify(join(outer, 'new'))}, '')`,
      "require('fs').readFileSync('/etc/shadow')",
    ])
      await expect(script(code)).rejects.toMatchObject({
        failure: 'failed',
        tail: expect.stringContaining('EACCES'),
      });
    expect(existsSync(join(outer, 'new'))).toBe(false);
  });

  it('reaches no network, this machine’s own neither', async ({ skip }) => {
    if (!holds.isCutOffFromNetwork) skip('This container makes no namespaces.');
    const heard = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => {
      heard.listen(0, '127.0.0.1', resolve);
    });
    const { port } = heard.address() as AddressInfo;
    const code = `require('net').connect(${port}, '127.0.0.1').on('error', (e) => { console.log(e.code); }).on('connect', () => { console.log('connected'); process.exit() })`;
    expect((await script(code)).trim()).toMatch(/^E(?:NETUNREACH|ADDRNOTAVAIL|CONNREFUSED)$/);
    heard.close();
  });

  it('ends with its share of the processors’ time', async ({ skip }) => {
    if (!holds.hasLimits) skip('This machine has no prlimit.');
    await expect(script('for (;;);', [], { cpuSeconds: 1 })).rejects.toMatchObject({ failure: 'too-slow' });
  });

  it.runIf(isRoot)('and all others together start no more processes than allowed', async ({ skip }) => {
    if (holds.user === null || !holds.hasLimits) skip('This container lets nobody change users.');
    const limits = await script(
      "process.stdout.write(require('fs').readFileSync('/proc/self/limits', 'utf8'))",
    );
    expect(limits).toMatch(/^Max processes +2048 +2048 /m);
    expect(limits).toMatch(/^Max core file size +0 +0 /m);
  });

  it('runs from a folder that is closed to others', async () => {
    const own = join(outer, 'program');
    writeFileSync(own, '#!/bin/sh\necho "it runs"\n');
    chmodSync(own, 0o755);
    expect(await runProgram(own, [], { seconds: 30 })).toBe('it runs\n');
  });
});

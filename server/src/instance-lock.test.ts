import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { InstanceRunningError, lockInstance, runningInstance } from './instance-lock.ts';

const folder = (): string => mkdtempSync(path.join(tmpdir(), 'kadr-lock-'));

it('refuses a second instance with a sentence that says where the first one is', () => {
  const dataDir = folder();
  const lock = lockInstance(dataDir);
  lock.announce('http://localhost:3000');
  expect(() => lockInstance(dataDir)).toThrow(InstanceRunningError);
  expect(() => lockInstance(dataDir)).toThrow(/already running.*http:\/\/localhost:3000/);
  lock.release();
  expect(runningInstance(dataDir)).toBeNull();
});

it('takes over from a killed process, even when its number lives on in another', () => {
  const dataDir = folder();
  const gone = spawnSync('true').pid;
  writeFileSync(path.join(dataDir, 'instance.json'), JSON.stringify({ pid: gone, started: '1', url: null }));
  expect(runningInstance(dataDir)).toBeNull();
  writeFileSync(
    path.join(dataDir, 'instance.json'),
    JSON.stringify({ pid: process.pid, started: '1', url: null }),
  );
  lockInstance(dataDir);
  expect(JSON.parse(readFileSync(path.join(dataDir, 'instance.json'), 'utf8'))).toMatchObject({
    pid: process.pid,
  });
});

it('takes no harm from a lock that was cut off while it was written', () => {
  const dataDir = folder();
  writeFileSync(path.join(dataDir, 'instance.json'), '{"pid":');
  expect(() => lockInstance(dataDir)).not.toThrow();
});

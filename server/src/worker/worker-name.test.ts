import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workerName } from './worker-name.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'kadr-worker-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('is of one machine and one data folder, and the same for the next process on it', () => {
  const [here, there] = [folder(), folder()];
  expect(workerName(here, 'a')).toBe(workerName(here, 'a'));
  // Containers and clones of one image have the same name, and mount their folders at one path.
  expect(workerName(here, 'a')).not.toBe(workerName(there, 'a'));
  // A folder that was copied to another machine.
  expect(workerName(here, 'a')).not.toBe(workerName(here, 'b'));
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openJournal } from './journal.ts';

let workDir: string;
beforeEach(async () => {
  workDir = await mkdtemp(join(tmpdir(), 'kadr-journal-'));
});
afterEach(() => rm(workDir, { recursive: true }));

it('runs a stage once, over any number of attempts', async () => {
  const run = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  for (let attempt = 0; attempt < 3; attempt++) {
    const journal = await openJournal(workDir, 'same');
    expect(await journal.stage('count', z.number(), run)).toBe(7);
  }
  expect(run).toHaveBeenCalledOnce();
});

it('runs it again when the job is another, the note is damaged or forgotten', async () => {
  const run = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  await (await openJournal(workDir, 'one')).stage('count', z.number(), run);
  await (await openJournal(workDir, 'other')).stage('count', z.number(), run);
  expect(run).toHaveBeenCalledTimes(2);
  await writeFile(join(workDir, 'count.done.json'), '{"fingerpr');
  const journal = await openJournal(workDir, 'other');
  await journal.stage('count', z.number(), run);
  expect(run).toHaveBeenCalledTimes(3);
  await journal.forget('count');
  await journal.stage('count', z.number(), run);
  expect(run).toHaveBeenCalledTimes(4);
});

it('does not note a stage that fails, and clears away what it left half made', async () => {
  const journal = await openJournal(workDir, 'same');
  const failing = journal.stage('count', z.number(), async () => {
    await mkdir(journal.unfinished('count'));
    throw new Error('crash');
  });
  await expect(failing).rejects.toThrow('crash');
  expect(await readdir(workDir)).toHaveLength(1);
  const next = await openJournal(workDir, 'same');
  expect(await readdir(workDir)).toEqual([]);
  expect(await next.stage('count', z.number(), () => Promise.resolve(8))).toBe(8);
});

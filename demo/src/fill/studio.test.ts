import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { patience } from '@kadr/testing/patience';
import { demoChannels } from '../content/channels.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';

let studio: Studio;

afterEach(() => studio.close());

/** Process numbers of the studio's processes. */
function processes(): number[] {
  const threads = readdirSync(`/proc/${process.pid}/task`);
  return threads
    .flatMap((thread) =>
      readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').trim().split(' '),
    )
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes('tinypool'));
}

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Kills a process of the studio, once there is one besides `known`; returns its number. */
async function killOne(known: number | null): Promise<number> {
  const pid = await vi.waitUntil(() => processes().find((one) => one !== known), { timeout: patience });
  process.kill(pid, 'SIGKILL');
  return pid;
}

const logo = (): Promise<Uint8Array> => studio.drawLogo(demoChannels[0]?.slug ?? '');
const png = Buffer.from('\u0089PNG', 'latin1');

it('goes on when processes are killed before they take a job', async () => {
  studio = openStudio(1, { signal: new AbortController().signal, isQuiet: false });
  const drawn = Promise.all([logo(), logo()]);
  await killOne(await killOne(null));
  for (const picture of await drawn) expect(picture.subarray(0, 4)).toEqual(new Uint8Array(png));
});

it('does a job again whose process is killed', async () => {
  studio = openStudio(1, { signal: new AbortController().signal, isQuiet: false });
  await logo();
  const composed = studio.compose('calm');
  await killOne(null);
  expect((await composed).rus.byteLength).toBeGreaterThan(0);
});

it('says which job failed', async () => {
  studio = openStudio(1, { signal: new AbortController().signal, isQuiet: false });
  await expect(studio.drawLogo('no-channel')).rejects.toThrow('The studio failed (drawLogo)');
});

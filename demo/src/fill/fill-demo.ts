import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readError } from '@kadr/contract/client';
import { demoAccounts } from '../content/accounts.ts';
import { demoMessages } from '../content/messages.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoCredits } from '../content/prices.ts';
import { demoPromoCodes } from '../content/promo-codes.ts';
import { openCatalogueDesk } from './catalogue.ts';
import { openFilmDesk } from './films.ts';
import { clear, openJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import { inOrder } from './lanes.ts';
import { openMaterialDesk } from './materials.ts';
import type { FillOptions } from './options.ts';
import { titlesInOrder } from './order.ts';
import { openPictureDesk } from './pictures.ts';
import { doneOf, planFill } from './plan.ts';
import { openStudio } from './studio.ts';

/**
 * Fills an empty service with the demo: accounts and texts at once, then pictures and films side by side, in the order in which
 * viewers meet them. What is there already is not made again: another call goes on where the last one ended, and costs
 * next to nothing once everything is there.
 *
 * @throws the signal's reason when aborted; an Error when something could not be made, after everything else was.
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  const { client, cacheDir, signal, concurrency, log, onProgress, pause = wait } = options;
  signal.throwIfAborted();
  await client.operator.importAccounts({ accounts: [...demoAccounts] });
  await client.operator.creditAccounts({ credits: [...demoCredits] });
  await client.operator.importPromoCodes({ promo_codes: [...demoPromoCodes] });
  await client.operator.sendMessages({ messages: [...demoMessages] });
  const titles = titlesInOrder();
  const plan = planFill(titles);
  const journal = await openJournal(cacheDir);
  if (!(await isOfThisService(client, journal))) clear(journal);
  const say = (what: string): void => onProgress({ done: doneOf(journal), total: plan.total, what });
  if (journal.isComplete) {
    say('The demo is complete.');
    return;
  }

  const failures: unknown[] = [];
  /** One thing that cannot be made does not keep the others from being made. */
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    signal.throwIfAborted();
    try {
      await work();
    } catch (error) {
      signal.throwIfAborted();
      failures.push(error);
      log.warn({ err: error }, `${what} could not be made`);
    }
  };

  say('The catalogue is being written.');
  const catalogue = openCatalogueDesk(options, journal);
  await catalogue.importAll();
  const studio = options.studio ?? openStudio(concurrency, signal);
  try {
    const pictures = openPictureDesk(options, { studio, journal, catalogue });
    const materials = openMaterialDesk({ ...options, pause }, { studio, journal, pictures });
    const films = openFilmDesk(options, { titles, journal, catalogue, say });
    const draw = async (): Promise<void> => {
      await inOrder(titles, concurrency, ({ slug, name }) =>
        attempt(`The pictures of “${name.eng}”`, async () => {
          await pictures.title(slug);
          say(`“${name.eng}” is drawn.`);
        }),
      );
      await inOrder(demoPictured, concurrency, ({ key, name }) =>
        attempt(`The picture of ${name.replace('The', 'the')}`, async () => {
          await pictures.other(key);
          say(`${name} is drawn.`);
        }),
      );
      await inOrder(demoPersons, concurrency, ({ slug, name }) =>
        attempt(`The portrait of ${name.eng}`, async () => {
          await pictures.portrait(slug);
          say(`The portrait of ${name.eng} is drawn.`);
        }),
      );
    };
    const film = (): Promise<void> =>
      inOrder(plan.materials, 2, ({ what, run }) =>
        attempt(what, async () => {
          await run(materials, films);
          say(`${what}: done.`);
        }),
      );
    await together(draw(), film());
    await attempt('The catalogue', () => catalogue.settled());
  } finally {
    await studio.close();
  }
  if (failures.length > 0) {
    const what = failures.length === 1 ? 'One part' : `${failures.length} parts`;
    throw new Error(`${what} of the demo could not be made; the next start tries again.`, {
      cause: failures[0],
    });
  }
  journal.isComplete = true;
  await journal.save();
  say('The demo is complete.');
  await rm(path.join(cacheDir, 'films'), { recursive: true, force: true });
}

/** Waits for the end of both, also when one fails. */
async function together(...works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Whether what the journal tells of is there: the service may have a new database beside an old folder. */
async function isOfThisService(
  client: FillOptions['client'],
  { composed, titles }: Journal,
): Promise<boolean> {
  const known = composed.find((key) => !key.includes(':')) ?? Object.keys(titles)[0];
  if (known === undefined) return true;
  try {
    const { is_playable } = await client.mediaItems.getById({ id: known });
    return is_playable || !composed.includes(known);
  } catch (error) {
    if (readError(error)?.name === 'NOT_FOUND') return false;
    throw error;
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal });
}

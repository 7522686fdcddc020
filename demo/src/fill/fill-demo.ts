import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readError } from '@kadr/contract/client';
import { demoAccounts } from '../content/accounts.ts';
import { demoMessages } from '../content/messages.ts';
import { demoCredits } from '../content/prices.ts';
import { demoSubscriptions } from '../content/service-prices.ts';
import { demoBonusPrograms, demoGrants } from '../content/bonus-programs.ts';
import { demoCertificates } from '../content/certificates.ts';
import { demoPromoCodes } from '../content/promo-codes.ts';
import { openCatalogueDesk } from './catalogue.ts';
import { digestsOfPack } from '../pictures/pack.ts';
import { createAttempts } from './attempts.ts';
import { deferFilms } from './defer.ts';
import { fillFilms } from './fill-films.ts';
import { fillPictures } from './fill-pictures.ts';
import { openFilmDesk } from './films.ts';
import { fingerprintOfTexts, fingerprintsOfContent } from './fingerprints.ts';
import { writeGuide } from './guide.ts';
import { writeInfoPages } from './info-pages.ts';
import { clear, openJournal } from './journal.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import { countOf, sampleStage, stagesInOrder } from './stages.ts';
import type { Stage } from './stages.ts';
import { openStudio } from './studio.ts';
import type { Studio } from './studio.ts';

/**
 * Fills an empty service with the demo: accounts and texts at once, then all pictures, then films, in the order in which
 * viewers meet them: the films that they meet first with all the machine's power, then others behind the answers to them;
 * those that hardly anyone opens wait until somebody wants to watch them.
 * What is there already is not made again: another call goes on where the last one ended, makes what the content has got
 * since, and costs next to nothing once everything is there.
 *
 * @throws the signal's reason when aborted; an Error when something could not be made, after everything else was: the
 * service's UNAVAILABLE when it was away meanwhile.
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  const { client, cacheDir, signal, onProgress, upTo = 'all', now = () => new Date() } = options;
  signal.throwIfAborted();
  await writeAccounts(client);
  await writeInfoPages(client);
  const [first, rest] = stagesInOrder();
  const stages = { sample: [sampleStage()], first: [first], all: [first, rest] }[upTo];
  const content = fingerprintsOfContent(await digestsOfPack());
  const journal = await openJournal(cacheDir, content);
  if (!(await isOfThisService(client, journal))) clear(journal);
  const say = (what: string): void => onProgress({ ...countOf(stages, journal), what });
  const finished = {
    sample: 'A little of each kind is ready.',
    first: 'The first screens are ready.',
    all: 'The demo is complete.',
  }[upTo];
  // Once its services are there.
  const subscribe = (): Promise<unknown> =>
    client.operator.subscribeAccounts({ subscriptions: [...demoSubscriptions] });
  const texts = fingerprintOfTexts();
  if (journal.version === texts && isThere(stages, journal)) {
    await subscribe();
    await writeGuide(client, now());
    say(finished);
    return;
  }

  say('Writing the catalogue.');
  const catalogue = openCatalogueDesk(options, journal);
  const writeTexts = async (): Promise<void> => {
    await catalogue.importAll();
    await subscribe();
    await writeGuide(client, now());
    journal.version = texts;
    await journal.save();
  };
  const films = openFilmDesk(options, {
    titles: stages.flatMap((stage) => stage.titles),
    shorts: stages.flatMap((stage) => stage.shorts),
    journal,
    catalogue,
    say,
  });
  const attempts = createAttempts(options);
  const { failures } = attempts;
  const surroundings = { journal, content, catalogue, films, attempts, say };
  await inStudio(options, { isQuiet: false }, async (studio) => {
    // The threads that letter start while the database takes the texts; no picture is imported before those.
    const done = await Promise.allSettled([
      writeTexts(),
      fillPictures(stages, options, { ...surroundings, studio }),
    ]);
    for (const end of done) if (end.status === 'rejected') throw end.reason;
    if (failures.length === 0) options.onPictures?.();
    for (const stage of stages) await deferFilms(stage, options, surroundings);
    for (const stage of stages.filter((one) => one !== rest && !isThere([one], journal)))
      await fillFilms(stage, options, { ...surroundings, studio, isQuiet: false });
  });
  if (upTo === 'all') {
    if (failures.length === 0) {
      say('The first screens are ready.');
      options.onFirstStage?.();
    }
    if (!isThere([rest], journal))
      await inStudio(options, { isQuiet: true }, (studio) =>
        fillFilms(rest, options, { ...surroundings, studio, isQuiet: true }),
      );
  }
  // The caller waits for the database and fills on: this is not left to the next start.
  const away = failures.find((failure) => readError(failure)?.name === 'UNAVAILABLE');
  if (away !== undefined) throw away;
  if (failures.length > 0) {
    const what = failures.length === 1 ? 'One part' : `${failures.length} parts`;
    throw new Error(`${what} of the demo could not be made; the next start tries again.`, {
      cause: failures[0],
    });
  }
  say(finished);
  await rm(path.join(cacheDir, 'films'), { recursive: true, force: true });
}

async function writeAccounts({ operator }: FillOptions['client']): Promise<void> {
  await operator.importAccounts({ accounts: [...demoAccounts] });
  await operator.creditAccounts({ credits: [...demoCredits] });
  await operator.importPromoCodes({ promo_codes: [...demoPromoCodes] });
  await operator.importBonusPrograms({ bonus_programs: [...demoBonusPrograms] });
  await operator.importCertificates(demoCertificates);
  await operator.grantBonuses({ grants: [...demoGrants] });
  await operator.sendMessages({ messages: [...demoMessages] });
}

/** Runs `work` with the studio of the options, or with one that is closed afterwards. */
async function inStudio(
  { studio, concurrency, signal }: FillOptions,
  { isQuiet }: { readonly isQuiet: boolean },
  work: (studio: Studio) => Promise<void>,
): Promise<void> {
  if (studio !== undefined) return work(studio);
  const opened = openStudio(isQuiet ? 1 : concurrency, { signal, isQuiet });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

function isThere(stages: readonly Stage[], journal: Journal): boolean {
  const { done, total } = countOf(stages, journal);
  return done === total;
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

import { setTimeout as delay } from 'node:timers/promises';
import type { Attempts } from './attempts.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { FilmDesk } from './films.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { Journal } from './journal.ts';
import { inOrder } from './lanes.ts';
import { openMaterialDesk } from './materials.ts';
import type { FillOptions } from './options.ts';
import { planMaterials } from './plan.ts';
import { openSongDesk, planSongs } from './songs.ts';
import type { Stage } from './stages.ts';
import { openStudio } from './studio.ts';

interface Surroundings {
  readonly journal: Journal;
  readonly content: Fingerprints;
  readonly catalogue: CatalogueDesk;
  readonly films: FilmDesk;
  readonly attempts: Attempts;
  readonly say: (what: string) => void;
  /** Made one at a time, when the machine has nothing better to do. */
  readonly isQuiet: boolean;
}

/** Makes the films and songs of a stage that are not there. @throws the signal's reason when aborted. */
export async function fillFilms(
  stage: Stage,
  options: FillOptions,
  { journal, content, catalogue, films, attempts, say, isQuiet }: Surroundings,
): Promise<void> {
  const { signal, pause = wait } = options;
  const studio = options.studio ?? openStudio(isQuiet ? 1 : options.concurrency, { signal, isQuiet });
  try {
    const materials = openMaterialDesk({ ...options, pause }, { studio, journal, content });
    const songs = openSongDesk({ ...options, pause }, { studio, journal });
    await attempts.attempt('Films of what is packaged', () => films.ready());
    const steps = [
      ...planMaterials(stage, journal).map(({ what, run }) => ({ what, run: () => run(materials, films) })),
      ...planSongs(stage.songs, journal, songs),
    ];
    await inOrder(steps, isQuiet ? 1 : 2, ({ what, run }) =>
      attempts.attempt(what, async () => {
        await run();
        say(`${what}: done.`);
      }),
    );
    await attempts.attempt('The catalogue', () => catalogue.settled());
  } finally {
    if (studio !== options.studio) await studio.close();
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal });
}

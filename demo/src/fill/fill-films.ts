import type { Attempts } from './attempts.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { FilmDesk } from './films.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { Journal } from './journal.ts';
import { inOrder, wait } from './lanes.ts';
import { openMaterialDesk } from './materials.ts';
import type { FillOptions } from './options.ts';
import { planMaterials } from './plan.ts';
import type { Stage } from './stages.ts';
import type { Studio } from './studio.ts';

interface Surroundings {
  readonly journal: Journal;
  readonly content: Fingerprints;
  readonly catalogue: CatalogueDesk;
  readonly films: FilmDesk;
  readonly attempts: Attempts;
  readonly say: (what: string) => void;
  readonly studio: Studio;
  /** Made one at a time, when the machine has nothing better to do. */
  readonly isQuiet: boolean;
}

/** Makes the films of a stage that are not there. @throws the signal's reason when aborted. */
export async function fillFilms(
  stage: Stage,
  options: FillOptions,
  { journal, content, catalogue, films, attempts, say, studio, isQuiet }: Surroundings,
): Promise<void> {
  const { pause = wait } = options;
  const materials = openMaterialDesk({ ...options, pause }, { studio, journal, content });
  await attempts.attempt('Films of what is packaged', () => films.ready());
  await inOrder(planMaterials(stage, journal), isQuiet ? 1 : 2, ({ what, run }) =>
    attempts.attempt(what, async () => {
      await run(materials, films);
      say(`${what}: done.`);
    }),
  );
  await attempts.attempt('The catalogue', () => catalogue.settled());
}

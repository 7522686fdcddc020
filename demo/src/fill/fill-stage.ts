import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueDesk } from './catalogue.ts';
import type { FilmDesk } from './films.ts';
import type { Journal } from './journal.ts';
import { inOrder } from './lanes.ts';
import { openMaterialDesk } from './materials.ts';
import type { FillOptions } from './options.ts';
import { openPictureDesk } from './pictures.ts';
import type { PictureDesk } from './pictures.ts';
import { planMaterials } from './plan.ts';
import { openSongDesk, planSongs } from './songs.ts';
import type { Stage } from './stages.ts';
import { openStudio } from './studio.ts';

interface Surroundings {
  readonly journal: Journal;
  readonly catalogue: CatalogueDesk;
  readonly films: FilmDesk;
  readonly say: (what: string) => void;
  /** Made by one hand, when the machine has nothing better to do. */
  readonly isQuiet: boolean;
}

/** Makes what is missing of a stage, and gives what went wrong. @throws the signal's reason when aborted. */
export async function fillStage(
  stage: Stage,
  options: FillOptions,
  { journal, catalogue, films, say, isQuiet }: Surroundings,
): Promise<unknown[]> {
  const { signal, log, pause = wait } = options;
  const hands = isQuiet ? 1 : options.concurrency;
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
  const studio = options.studio ?? openStudio(hands, { signal, isQuiet });
  try {
    const pictures = openPictureDesk(options, { studio, journal, catalogue });
    const materials = openMaterialDesk({ ...options, pause }, { studio, journal, pictures });
    const songs = openSongDesk({ ...options, pause }, { studio, journal });
    const draw = (): Promise<void> =>
      inOrder(drawings(stage, pictures), hands, ({ what, name, run }) =>
        attempt(what, async () => {
          await run();
          say(`${name} is drawn.`);
        }),
      );
    const film = async (): Promise<void> => {
      await attempt('Films of what is packaged', () => films.ready());
      const steps = [
        ...planMaterials(stage, journal).map(({ what, run }) => ({ what, run: () => run(materials, films) })),
        ...planSongs(stage.songs, journal, songs),
      ];
      await inOrder(steps, isQuiet ? 1 : 2, ({ what, run }) =>
        attempt(what, async () => {
          await run();
          say(`${what}: done.`);
        }),
      );
    };
    await together(draw(), film());
    await attempt('The catalogue', () => catalogue.settled());
  } finally {
    if (studio !== options.studio) await studio.close();
  }
  return failures;
}

interface DrawingStep {
  /** Begins a sentence: what could not be made. */
  readonly what: string;
  /** Begins a sentence: what is drawn. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Pictures of a stage in the order in which viewers meet them. */
function drawings(
  { titles, shorts, pictured, persons, stills }: Stage,
  pictures: PictureDesk,
): DrawingStep[] {
  return [
    ...titles.map(({ slug, name, seasons }) => ({
      what: `The pictures of “${name.eng}”`,
      name: `“${name.eng}”`,
      run: () => pictures.title(slug, seasons === undefined ? stills : stills + 1),
    })),
    ...pictured.map(({ key, name }) => ({
      what: `The picture of ${name.replace('The', 'the')}`,
      name,
      run: () => pictures.other(key),
    })),
    ...shorts.flatMap(({ slug, name, episodes }) => [
      {
        what: `The pictures of “${name.eng}”`,
        name: `“${name.eng}”`,
        run: () => pictures.title(slug, 0),
      },
      ...episodes.map((clip) => ({
        what: `The picture of “${clip.name.eng}”`,
        name: `“${clip.name.eng}”`,
        run: () => pictures.clip(clip.slug),
      })),
    ]),
    ...persons.map(({ slug, name }) => ({
      what: `The portrait of ${name.eng}`,
      name: `The portrait of ${name.eng}`,
      run: () => pictures.portrait(slug),
    })),
  ];
}

/** Waits for the end of both, also when one fails. */
async function together(...works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal });
}

import type { Attempts } from './attempts.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { Journal } from './journal.ts';
import { inOrder } from './lanes.ts';
import type { FillOptions } from './options.ts';
import { openPictureDesk } from './pictures.ts';
import type { PictureDesk } from './pictures.ts';
import type { Stage } from './stages.ts';
import type { Studio } from './studio.ts';

/** Pictures on their way to storage for each thread that letters: reading and storing wait for disks, not for a processor. */
const lanesPerThread = 3;

/**
 * Stores the pictures of the stages that are not there, in the order in which viewers meet them.
 *
 * @throws the signal's reason when aborted.
 */
export async function fillPictures(
  stages: readonly Stage[],
  options: FillOptions,
  {
    journal,
    catalogue,
    attempts,
    say,
    studio,
  }: {
    readonly journal: Journal;
    readonly catalogue: CatalogueDesk;
    readonly attempts: Attempts;
    readonly say: (what: string) => void;
    readonly studio: Studio;
  },
): Promise<void> {
  const pictures = openPictureDesk(options, { studio, journal, catalogue });
  const steps = stages.flatMap((stage) => picturesOf(stage, pictures));
  await inOrder(steps, options.concurrency * lanesPerThread, ({ what, name, run }) =>
    attempts.attempt(what, async () => {
      await run();
      say(`The pictures of ${name} are ready.`);
    }),
  );
  await attempts.attempt('The catalogue', () => catalogue.settled());
}

interface PictureStep {
  /** Begins a sentence: what could not be made. */
  readonly what: string;
  readonly name: string;
  readonly run: () => Promise<void>;
}

function picturesOf({ titles, shorts, pictured, persons }: Stage, pictures: PictureDesk): PictureStep[] {
  const step = (name: string, run: () => Promise<void>): PictureStep => ({
    what: `The pictures of ${name}`,
    name,
    run,
  });
  return [
    ...titles.map(({ slug, name }) => step(`“${name.eng}”`, () => pictures.title(slug, { stills: true }))),
    ...pictured.map((one) => step(one.name.replace('The', 'the'), () => pictures.other(one))),
    ...shorts.flatMap(({ slug, name, episodes }) => [
      step(`“${name.eng}”`, () => pictures.title(slug, { stills: false })),
      ...episodes.map((clip) => step(`“${clip.name.eng}”`, () => pictures.clip(clip.slug))),
    ]),
    ...persons.map(({ slug, name }) => step(name.eng, () => pictures.portrait(slug))),
  ];
}

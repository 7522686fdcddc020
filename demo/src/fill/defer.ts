import type { IngestInput } from '@kadr/contract';
import { filmDuration, filmSize, trailerDuration } from '../film/timing.ts';
import { scoreOf } from '../karaoke/song-score.ts';
import { trackLabels } from '../film/subtitles.ts';
import type { Attempts } from './attempts.ts';
import type { CatalogueDesk } from './catalogue.ts';
import type { Journal } from './journal.ts';
import type { FillOptions } from './options.ts';
import { playableOf } from './order.ts';
import type { Title } from './order.ts';
import type { Stage } from './stages.ts';

/** Gives titles and songs a film that is made and packaged when somebody wants to watch it; what has one keeps it. */
export async function deferFilms(
  { titlesOnDemand, songs }: Stage,
  { client, onChange }: Pick<FillOptions, 'client' | 'onChange'>,
  {
    journal,
    catalogue,
    attempts,
  }: { readonly journal: Journal; readonly catalogue: CatalogueDesk; readonly attempts: Attempts },
): Promise<void> {
  const known = new Set(journal.composed);
  for (const title of titlesOnDemand) {
    const films = filmsOf(title).filter(({ key }) => !known.has(key));
    if (films.length === 0) continue;
    await attempts.attempt(`What “${title.name.eng}” is watched as`, async () => {
      for (const { key, ingest } of films) {
        await catalogue.alone(() => client.operator.createIngest(ingest));
        journal.composed.push(key);
      }
      await journal.save();
    });
    catalogue.refreshTitle(title.slug);
  }
  for (const sheet of songs.filter(({ slug }) => journal.songs[slug]?.isPublished !== true))
    await attempts.attempt(`The song “${sheet.slug}”`, async () => {
      const { id } = await client.operator.createIngest({
        kind: 'karaoke',
        slug: sheet.slug,
        ...onDemand(`song/${sheet.slug}`),
        expected: { duration: scoreOf(sheet).duration, max_height: 360 },
      });
      journal.songs[sheet.slug] = { ingest: id, isPublished: true };
      await journal.save();
    });
  await attempts.attempt('The catalogue', () => catalogue.settled());
  onChange?.();
}

/** The films and the trailer of a title, by what the journal calls them. */
function filmsOf(title: Title): { readonly key: string; readonly ingest: IngestInput }[] {
  const films = playableOf(title).map(({ slug, kind }) => ({
    key: slug,
    ingest: { kind, slug, ...onDemand(`film/${slug}`), expected: expected(filmDuration) },
  }));
  const { slug } = title;
  return [
    ...films,
    {
      key: `trailer:${slug}`,
      ingest: {
        kind: 'trailer',
        slug,
        ...onDemand(`trailer/${slug}`),
        expected: expected(trailerDuration),
      },
    },
  ];
}

function onDemand(key: string): Pick<IngestInput, 'source' | 'on_demand' | 'encoding'> {
  return { encoding: 'fast', on_demand: true, source: { maker: 'demo', key } };
}

/** What a film of the demo is packaged into. */
function expected(duration: number): IngestInput['expected'] {
  const tracks = (['rus', 'eng', 'hye'] as const).map((language) => ({
    language,
    label: trackLabels[language],
  }));
  return {
    duration,
    max_height: filmSize.height,
    audio: tracks.slice(0, 2).map((track) => Object.assign({ channels: 2 }, track)),
    subtitles: tracks,
  };
}

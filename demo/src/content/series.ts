import { readContentFolder } from './content-files.ts';
import { seriesSchema } from './schemas.ts';
import type { DemoSeason, DemoSeries } from './types.ts';

/** Every series of the demo service, with its seasons and episodes. */
export const demoSeries: readonly DemoSeries[] = readContentFolder('series', seriesSchema).map((series) =>
  Object.assign(series, {
    seasons: series.seasons.map((season, place): DemoSeason => ({
      slug: `${series.slug}-season-${place + 1}`,
      year: season.year,
      short_description: season.short_description,
      episodes: season.episodes.map((episode, at) =>
        Object.assign({ slug: `${series.slug}-s${place + 1}e${at + 1}` }, episode),
      ),
    })),
  }),
);

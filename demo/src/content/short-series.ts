import { readContentFolder } from './content-files.ts';
import { shortSeriesSchema } from './schemas.ts';
import type { DemoShortSeries } from './types.ts';

/** Every short series of the demo service, in the order of the feed. */
export const demoShortSeries: readonly DemoShortSeries[] = readContentFolder(
  'short-series',
  shortSeriesSchema,
).map((series) =>
  Object.assign(series, {
    episodes: series.episodes.map((episode, at) =>
      Object.assign({ slug: `${series.slug}-s1e${at + 1}` }, episode),
    ),
  }),
);

/** Slug of the one season of a short series. */
export function seasonOfShort(slug: string): string {
  return `${slug}-season-1`;
}

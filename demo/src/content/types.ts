import type { z } from 'zod';
import type {
  channelSchema,
  collectionSchema,
  filmSchema,
  genreAliases,
  musicMoodSchema,
  personSchema,
  programmeSchema,
  programmeTimes,
  promoEventSchema,
  seriesSchema,
  serviceSchema,
  shortSeriesSchema,
  songSchema,
} from './schemas.ts';

/** What a file says, and the file's name. */
type Named<S extends z.ZodType> = z.output<S> & { readonly slug: string };

export type MusicMood = z.output<typeof musicMoodSchema>;
type GenreAlias = (typeof genreAliases)[number];

/** A text in every language of the service: unlike an operator's, the demo's texts leave none out. */
export type Translated = DemoFilm['name'];

export interface DemoGenre {
  alias: GenreAlias;
  name: Translated;
}

export type DemoPerson = Named<typeof personSchema>;
/** A person's part in a title. */
export type DemoCastMember = DemoFilm['cast'][number];

export type DemoFilm = Named<typeof filmSchema>;
/** What films and series have in common. */
export type DemoTitle = DemoFilm;

type SeriesFile = Named<typeof seriesSchema>;
type SeasonFile = SeriesFile['seasons'][number];
export type DemoEpisode = SeasonFile['episodes'][number] & { slug: string };
export type DemoSeason = Omit<SeasonFile, 'episodes'> & { slug: string; episodes: DemoEpisode[] };
export type DemoSeries = Omit<SeriesFile, 'seasons'> & { seasons: DemoSeason[] };

type ShortSeriesFile = Named<typeof shortSeriesSchema>;
/** A vertical clip. */
export type DemoShortEpisode = ShortSeriesFile['episodes'][number] & { slug: string };
export type DemoShortSeries = Omit<ShortSeriesFile, 'episodes'> & { episodes: DemoShortEpisode[] };

export type DemoProgramme = z.output<typeof programmeSchema>;
export type ProgrammeTime = (typeof programmeTimes)[number];
export type DemoChannel = Named<typeof channelSchema>;

export type DemoCollection = Named<typeof collectionSchema>;
export type DemoPromoEvent = Named<typeof promoEventSchema>;
export type DemoSong = Named<typeof songSchema>;
export type DemoService = Omit<Named<typeof serviceSchema>, 'slug'> & { readonly alias: string };

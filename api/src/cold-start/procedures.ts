import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { ColdStartService } from './service.ts';

export function coldStartProcedures(coldStart: ColdStartService, viewerOf: ViewerOf) {
  const { genres, movies, save } = procedures.coldStart;
  return {
    genres: genres.handler(async ({ context }) => coldStart.genres(await viewerOf(context))),
    movies: movies.handler(async ({ input, context }) => ({
      movies: await coldStart.movies(input.genre_aliases, await viewerOf(context)),
    })),
    save: save.handler(async ({ input, context }) => coldStart.save(input, await viewerOf(context), context)),
  };
}

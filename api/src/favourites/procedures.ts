import { procedures } from '../context/procedures.ts';
import type { FavouritesService } from './service.ts';

export function favouritesProcedures(favourites: FavouritesService) {
  return {
    list: procedures.favourites.list.handler(({ input, context }) => favourites.list(input, context)),
    add: procedures.favourites.add.handler(async ({ input, context }) => {
      await favourites.add(input, context);
      return { is_favorite: true } as const;
    }),
    delete: procedures.favourites.delete.handler(async ({ input, context }) => {
      await favourites.delete(input, context);
      return { is_favorite: false } as const;
    }),
  };
}

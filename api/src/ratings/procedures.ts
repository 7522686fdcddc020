import { procedures } from '../context/procedures.ts';
import type { RatingsService } from './service.ts';

export function ratingsProcedures(ratings: RatingsService) {
  return {
    set: procedures.ratings.set.handler(async ({ input, context }) => ({
      ratings: await ratings.set(input, context),
    })),
    delete: procedures.ratings.delete.handler(async ({ input, context }) => ({
      ratings: await ratings.delete(input, context),
    })),
  };
}

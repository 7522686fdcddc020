import { procedures } from '../procedures.ts';
import { viewerOf } from './service.ts';
import type { CatalogueService } from './service.ts';

export function catalogueProcedures(catalogue: CatalogueService) {
  const { mediaItems, persons } = procedures;
  return {
    mediaItems: {
      getById: mediaItems.getById.handler(({ input, context }) =>
        catalogue.mediaItem(input.id, viewerOf(context)),
      ),
      list: mediaItems.list.handler(({ input: { person_id, ...request }, context }) =>
        catalogue.list({ ...request, personId: person_id }, viewerOf(context)),
      ),
      genres: mediaItems.genres.handler(async ({ input, context }) => ({
        items: await catalogue.genres(input.theme, viewerOf(context)),
      })),
      getChildren: mediaItems.getChildren.handler(async ({ input, context }) => ({
        items: await catalogue.children(input.id, viewerOf(context)),
      })),
      getCast: mediaItems.getCast.handler(async ({ input, context }) => ({
        items: await catalogue.cast(input.id, viewerOf(context)),
      })),
    },
    persons: {
      getById: persons.getById.handler(({ input, context }) => catalogue.person(input.id, viewerOf(context))),
    },
  };
}

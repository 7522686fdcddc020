import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { ServiceCatalogue } from './service-catalogue.ts';

export function servicesProcedures(services: ServiceCatalogue, viewerOf: ViewerOf) {
  return {
    getById: procedures.services.getById.handler(async ({ input, context }) =>
      services.service(input.id, await viewerOf(context)),
    ),
    list: procedures.services.list.handler(async ({ context }) => ({
      items: await services.list(await viewerOf(context)),
    })),
  };
}

import { procedures } from '../context/procedures.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { PromoEventsService } from './service.ts';

export function promoEventsProcedures(promoEvents: PromoEventsService, viewerOf: ViewerOf) {
  const { list, getById, titles } = procedures.promoEvents;
  return {
    list: list.handler(async ({ input, context }) => promoEvents.list(input, await viewerOf(context))),
    getById: getById.handler(async ({ input, context }) =>
      promoEvents.promoEvent(input.id, await viewerOf(context)),
    ),
    titles: titles.handler(async ({ input: { id, ...page }, context }) =>
      promoEvents.titles(id, page, await viewerOf(context)),
    ),
  };
}

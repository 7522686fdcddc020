import { procedures } from '../context/procedures.ts';
import type { ExchangesService } from './service.ts';

export function exchangesProcedures(exchanges: ExchangesService) {
  const { offers, make } = procedures.exchanges;
  return {
    offers: offers.handler(({ input: { id, ...page }, context }) => exchanges.offers(id, page, context)),
    make: make.handler(async ({ input: { action, wanted_media_item_id }, context }) => ({
      notification: await exchanges.make(
        { given: action.media_item_id, wanted: wanted_media_item_id },
        context,
      ),
    })),
  };
}

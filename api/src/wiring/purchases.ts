import type { ApiPorts } from '../context/context.ts';
import { createExchangesService } from '../exchanges/service.ts';
import { createHoldingsService } from '../purchases/holdings.ts';
import { createOperatorOrders } from '../purchases/operator-orders.ts';
import { createOffers } from '../purchases/offers.ts';
import { createPurchasesService } from '../purchases/service.ts';
import { createRenewals } from '../subscriptions/renewal.ts';
import { createSubscriptionsService } from '../subscriptions/service.ts';
import type { Database } from '../database/database.ts';
import type { CallerDomains } from './caller.ts';
import type { CatalogueDomains } from './catalogue.ts';
import type { MessagingDomains } from './messaging.ts';

/** What is bought. */
export function purchaseDomains(
  db: Database,
  ports: ApiPorts,
  {
    push,
    sessions,
    pins,
    viewerOf,
    watcherOf,
    timeZoneOf,
    catalogue,
    services,
    messages,
  }: CallerDomains & CatalogueDomains & MessagingDomains,
) {
  const purchases = createPurchasesService(
    db,
    { sessions, offers: createOffers(db, { catalogue, services }), viewerOf: watcherOf, pins, push },
    ports,
  );
  const subscriptions = createSubscriptionsService(db, { sessions, push, timeZoneOf });
  const renewals = createRenewals(db, { push, messages, log: ports.log });
  const holdings = createHoldingsService(db, { sessions, catalogue, viewerOf, push });
  const orders = createOperatorOrders(db, { push }, ports);
  const exchanges = createExchangesService(db, { sessions, catalogue, viewerOf: watcherOf, push });
  return { purchases, subscriptions, renewals, holdings, orders, exchanges };
}

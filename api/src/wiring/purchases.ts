import type { ApiPorts, RequestContext } from '../context/context.ts';
import { bindPurpose } from '../bank-cards/card-binding.ts';
import { createBankCardsService } from '../bank-cards/service.ts';
import { createMethodsOf, createWalletOf } from '../bank-cards/wallet.ts';
import { createBookkeepingService } from '../bookkeeping/service.ts';
import { certificatePurpose } from '../certificates/certificate-payment.ts';
import { certificateCodes } from '../certificates/code.ts';
import { createCertificatesService } from '../certificates/service.ts';
import { createExchangesService } from '../exchanges/service.ts';
import { buyerOf, requirePin } from '../purchases/checkout.ts';
import { createClosePaid } from './close-paid.ts';
import { createPaymentsService, originOf, ownOrigin } from '../payments/service.ts';
import { forgetOldKeys } from '../idempotency/keep-answers.ts';
import { createChangeOffers } from '../purchases/change-offers.ts';
import { createHoldingsService } from '../purchases/holdings.ts';
import { createOperatorOrders } from '../purchases/operator-orders.ts';
import { createOffers } from '../purchases/offers.ts';
import { createPurchasesService } from '../purchases/service.ts';
import { ticketPurpose } from '../purchases/ticket-payment.ts';
import { createReceiptsService } from '../receipts/service.ts';
import { createRefundsService } from '../refunds/service.ts';
import type { SessionRow } from '../session/repository.ts';
import { keySeal } from '../sealing/sealed-key.ts';
import { createSubscriptionChanges } from '../subscriptions/changes.ts';
import { createNewPrices } from '../subscriptions/new-price.ts';
import { renewalPurpose } from '../subscriptions/renewal-payment.ts';
import { createRenewals } from '../subscriptions/renewal.ts';
import { createSubscriptionsService } from '../subscriptions/service.ts';
import { createTopUpsService } from '../top-ups/service.ts';
import { topUpPurpose } from '../top-ups/top-up-payment.ts';
import type { Database } from '../database/database.ts';
import type { CallerDomains } from './caller.ts';
import type { CatalogueDomains } from './catalogue.ts';
import type { MessagingDomains } from './messaging.ts';

/** Domains of purchases. */
export function purchaseDomains(
  db: Database,
  ports: ApiPorts,
  {
    push,
    letters,
    limits,
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
  const seal = keySeal(ports.secrets.contentKeys, ports.random);
  const origin = ownOrigin(ports);
  const told = { push, messages, letters, log: ports.log, origin };
  const purposes = {
    renewal: renewalPurpose(told),
    ticket: ticketPurpose({ push }),
    bind: bindPurpose,
    top_up: topUpPurpose({ push, messages }),
    certificate: certificatePurpose({ push, messages }),
  };
  const closePaid = createClosePaid(push);
  const payments = createPaymentsService(db, { purposes, closePaid, push, seal, letters, origin }, ports);
  const bankCards = createBankCardsService(db, { sessions, push, payments, messages }, ports);
  const buying = { ...buyerChecks(sessions, pins), payments };
  const topUps = createTopUpsService(db, buying, ports);
  const certificates = createCertificatesService(db, {
    ...ports,
    ...buying,
    push,
    messages,
    letters,
    limits,
    codes: certificateCodes(seal, ports),
  });
  const methodsOf = createMethodsOf(db, ports);
  const offers = createOffers(db, { catalogue, services, methodsOf });
  const purchases = createPurchasesService(
    db,
    { sessions, offers, viewerOf: watcherOf, pins, push, payments, walletOf: createWalletOf(db, ports) },
    ports,
  );
  const subscriptions = createSubscriptionsService(db, {
    sessions,
    push,
    payments,
    timeZoneOf,
    originOf: (context) => originOf(context, ports),
  });
  return {
    refunds: createRefundsService(db, { push, messages, closePaid, random: ports.random }),
    bookkeeping: createBookkeepingService(db, ports),
    receipts: createReceiptsService(db, { sessions, brands: ports.brands }),
    idempotency: { purge: (now: Date) => forgetOldKeys(db, now) },
    payments,
    bankCards,
    topUps,
    certificates,
    purchases,
    letters,
    subscriptions,
    changeOffers: createChangeOffers(db, { sessions, services, methodsOf, viewerOf: watcherOf }),
    subscriptionChanges: createSubscriptionChanges(db, { sessions, push }),
    newPrices: createNewPrices(db, told),
    renewals: createRenewals(db, { ...told, payments }),
    holdings: createHoldingsService(db, { sessions, catalogue, viewerOf, push, timeZoneOf }),
    orders: createOperatorOrders(db, { push }, ports),
    exchanges: createExchangesService(db, { sessions, catalogue, viewerOf: watcherOf, push }),
  };
}

/** The buyer's session, and the check of his PIN. */
function buyerChecks(sessions: CallerDomains['sessions'], pins: CallerDomains['pins']) {
  return {
    buyerOf: (context: RequestContext) => buyerOf(sessions, context),
    requirePin: (row: SessionRow, pin: string | undefined, now: Date) => requirePin(pins, row, pin, now),
  };
}

import { procedures } from '../context/procedures.ts';
import type { HoldingsService } from './holdings.ts';
import type { PurchasesService } from './service.ts';

export function purchasesProcedures(purchases: PurchasesService, holdings: HoldingsService) {
  const { options, serviceOptions, paymentMethods, buy, confirmTicket, ticket, retryTicket, list, payments } =
    procedures.purchases;
  return {
    options: options.handler(async ({ input, context }) => ({
      items: await purchases.options(input.id, context),
    })),
    serviceOptions: serviceOptions.handler(async ({ input, context }) => ({
      items: await purchases.serviceOptions(input.id, context),
    })),
    paymentMethods: paymentMethods.handler(async ({ input, context }) => ({
      items: await purchases.paymentMethods(input.types, context),
    })),
    buy: buy.handler(({ input, context }) => purchases.buy(input, context)),
    confirmTicket: confirmTicket.handler(({ input, context }) => purchases.confirm(input.ticket_id, context)),
    ticket: ticket.handler(({ input, context }) => purchases.ticket(input.ticket_id, context)),
    retryTicket: retryTicket.handler(({ input, context }) => purchases.retry(input.ticket_id, context)),
    list: list.handler(({ input, context }) => holdings.list(input, context)),
    payments: payments.handler(({ input, context }) => holdings.payments(input, context)),
  };
}

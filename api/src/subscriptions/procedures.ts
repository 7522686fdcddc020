import type { SubscriptionChange } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { procedures } from '../context/procedures.ts';
import type { SubscriptionChanges } from './changes.ts';
import type { SubscriptionsService } from './service.ts';

export function subscriptionsProcedures(
  subscriptions: SubscriptionsService,
  changes: SubscriptionChanges,
  changesOf: (serviceId: number, context: RequestContext) => Promise<SubscriptionChange[]>,
) {
  const {
    list,
    cancel,
    resume,
    pay,
    setCard,
    pause,
    acceptPrice,
    changeAtEnd,
    changes: listChanges,
  } = procedures.subscriptions;
  return {
    list: list.handler(async ({ context }) => ({ items: await subscriptions.list(context) })),
    cancel: cancel.handler(async ({ input, context }) => ({
      notification: await subscriptions.cancel(input.service_id, context),
    })),
    changes: listChanges.handler(async ({ input, context }) => ({
      items: await changesOf(input.service_id, context),
    })),
    pause: pause.handler(async ({ input, context }) => ({ pause: await changes.pause(input, context) })),
    acceptPrice: acceptPrice.handler(async ({ input, context }) => {
      await changes.acceptPrice(input, context);
      return {};
    }),
    changeAtEnd: changeAtEnd.handler(async ({ input, context }) => {
      await changes.changeAtEnd(input, context);
      return {};
    }),
    pay: pay.handler(({ input, context }) => subscriptions.pay(input, context)),
    setCard: setCard.handler(async ({ input, context }) => {
      await subscriptions.setCard(input, context);
      return {};
    }),
    resume: resume.handler(async ({ input, context }) => ({
      notification: await subscriptions.resume(input.service_id, context),
    })),
  };
}

import { procedures } from '../context/procedures.ts';
import type { SubscriptionsService } from './service.ts';

export function subscriptionsProcedures(subscriptions: SubscriptionsService) {
  const { list, cancel, resume, pay, setCard } = procedures.subscriptions;
  return {
    list: list.handler(async ({ context }) => ({ items: await subscriptions.list(context) })),
    cancel: cancel.handler(async ({ input, context }) => ({
      notification: await subscriptions.cancel(input.service_id, context),
    })),
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

import { principalName, requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';
import type { WebhooksService } from '../webhooks/service.ts';

export function webhookProcedures({
  webhooks,
}: {
  readonly webhooks: Omit<WebhooksService, 'deliver' | 'purge'>;
}) {
  const { listWebhooks, createWebhook, setWebhook, removeWebhook } = procedures.operator;
  const { testWebhook, listWebhookDeliveries, retryWebhookDeliveries } = procedures.operator;
  return {
    listWebhooks: listWebhooks.handler(async () => ({ items: await webhooks.list() })),
    createWebhook: createWebhook.handler(({ input, context }) =>
      webhooks.create(input, { by: principalName(requireOperator(context)), now: context.now() }),
    ),
    setWebhook: setWebhook.handler(({ input: { id, ...values } }) => webhooks.set(id, values)),
    removeWebhook: removeWebhook.handler(async ({ input }) => {
      await webhooks.remove(input.id);
      return {};
    }),
    testWebhook: testWebhook.handler(async ({ input, context }) => ({
      delivery_id: await webhooks.test(input.id, context.now()),
    })),
    listWebhookDeliveries: listWebhookDeliveries.handler(({ input: { id, ...page } }) =>
      webhooks.deliveries(id, page),
    ),
    retryWebhookDeliveries: retryWebhookDeliveries.handler(async ({ input, context }) => ({
      deliveries: await webhooks.retry(input.id, context.now()),
    })),
  };
}

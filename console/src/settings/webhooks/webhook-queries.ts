import type { WebhookDelivery } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { usePages } from '../../data/use-pages.ts';

export type DeliveryState = WebhookDelivery['state'];

/** Of everything that is read of webhooks. */
export const webhooksKey = ['settings', 'webhooks'];

/** Milliseconds after which what waits is read again. */
const waitingInterval = 5000;

export function useWebhooks() {
  const may = useMay();
  return useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: () => service.operator.listWebhooks(),
    enabled: may('webhooks:write'),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ waiting }) => waiting > 0) === true && waitingInterval,
    retry: false,
  });
}

/** What an endpoint was sent or is to be sent, of one state or of all. */
export function useDeliveries(id: number, state: DeliveryState | null) {
  return usePages({
    queryKey: [...webhooksKey, 'deliveries', id, state],
    read: (page) =>
      service.operator.listWebhookDeliveries({
        id,
        limit: 50,
        ...(state !== null && { state }),
        ...page,
      }),
    interval: (items) => items.some((one) => one.state === 'waiting') && waitingInterval,
  });
}

import type { WebhookDelivery } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { usePages } from '../../data/use-pages.ts';

export type DeliveryState = WebhookDelivery['state'];

/** The query key of everything read about webhooks. */
export const webhooksKey = ['settings', 'webhooks'];

/** Refetch interval for pending deliveries, in milliseconds. */
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

/** The deliveries of an endpoint, in one state or all. */
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

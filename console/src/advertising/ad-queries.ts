import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { usePages } from '../data/use-pages.ts';

/** The query key of everything read about advertising. */
export const adsKey = ['advertising'];

/** The path of a campaign's screen; null: a new campaign. */
export const campaignPath = (id: number | null): string => `/advertising/campaigns/${id ?? 'new'}`;

/** Refetch intervals of counts, and of a clip in conversion, in milliseconds. */
const countsInterval = 15_000;
const clipInterval = 2000;

export function useCampaigns() {
  const may = useMay();
  return usePages({
    queryKey: [...adsKey, 'campaigns'],
    read: (page) => service.operator.listAdCampaigns({ limit: 50, ...page }),
    enabled: may('ads:read'),
    interval: (items) => items.some(({ phase }) => phase === 'running') && countsInterval,
  });
}

/** A campaign; nothing is fetched for null. */
export function useCampaign(id: number | null) {
  return useQuery({
    queryKey: [...adsKey, 'campaign', id],
    queryFn: () => service.operator.getAdCampaign({ id: id ?? 0 }),
    enabled: id !== null,
    // A refetch must not replace what a form is editing.
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
}

export function useCampaignChanges(id: number) {
  return usePages({
    queryKey: [...adsKey, 'changes', id],
    read: (page) => service.operator.listAdCampaignChanges({ id, limit: 10, ...page }),
  });
}

/** A clip, refetched until it is ready or has failed; nothing is fetched for null. */
export function useClip(id: number | null) {
  return useQuery({
    queryKey: [...adsKey, 'clip', id],
    queryFn: () => service.operator.getAdClip({ id: id ?? 0 }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) =>
      (data?.state === 'waiting' || data?.state === 'making') && clipInterval,
    retry: false,
  });
}

export function useDelivery() {
  const may = useMay();
  return useQuery({
    queryKey: [...adsKey, 'delivery'],
    queryFn: () => service.operator.getAdDelivery(),
    enabled: may('ads:read'),
    retry: false,
  });
}

import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { usePages } from '../data/use-pages.ts';

/** The query key of everything read about marketing. */
export const marketingKey = ['marketing'];

/** The path of a segment's screen; null: a new segment. */
export const segmentPath = (id: number | null): string => `/marketing/segments/${id ?? 'new'}`;
export const broadcastPath = (id: number | null): string => `/marketing/broadcasts/${id ?? 'new'}`;

/** Refetch interval while a broadcast is in progress, in milliseconds. */
const movingInterval = 5000;
const isMoving = (state: string | undefined): boolean => state === 'scheduled' || state === 'sending';

export function useSegments() {
  const may = useMay();
  return useQuery({
    queryKey: [...marketingKey, 'segments'],
    queryFn: async () => (await service.operator.listSegments()).items,
    enabled: may('marketing:read'),
    retry: false,
  });
}

/** A segment; nothing is fetched for null. */
export function useSegment(id: number | null) {
  return useQuery({
    queryKey: [...marketingKey, 'segment', id],
    queryFn: () => service.operator.getSegment({ id: id ?? 0 }),
    enabled: id !== null,
    // A refetch must not replace what a form is editing.
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
}

export function useBroadcasts() {
  const may = useMay();
  return usePages({
    queryKey: [...marketingKey, 'broadcasts'],
    read: (page) => service.operator.listBroadcasts({ limit: 50, ...page }),
    enabled: may('marketing:read'),
    interval: (items) => items.some(({ state }) => isMoving(state)) && movingInterval,
  });
}

/** A broadcast with its results; nothing is fetched for null. */
export function useBroadcast(id: number | null) {
  return useQuery({
    queryKey: [...marketingKey, 'broadcast', id],
    queryFn: () => service.operator.getBroadcast({ id: id ?? 0 }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => isMoving(data?.state) && movingInterval,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
}

/** For browser tests of advertisements: the playground's film with a plan, the tracking requests, and the events. */
import type { AdPlace, AdPlan } from '../source/ad-plan.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlayerSource } from '../source/source.ts';
import { filmSource, seenRequests } from './browser.ts';
import type { Stage } from './browser.ts';

/** The film with a plan: at each named place, an answer of the playground's ad server (`playground/ad-server.ts`). */
export function filmWithAds(
  cases: Partial<Record<AdPlace, string>>,
  options: { readonly source?: Partial<PlayerSource>; readonly plan?: Partial<AdPlan> } = {},
): PlayerSource {
  const requests = Object.fromEntries(
    Object.entries(cases).map(([place, name]) => [
      place,
      () => `${location.origin}/streams/ads/vast?case=${name}&place=${place}`,
    ]),
  );
  return { ...filmSource, ...options.source, ad: { requests, midrolls: [], ...options.plan } };
}

/** All events of the player about advertisements and pauses, from now on. */
export function listen({ player }: Pick<Stage, 'player'>): PlayerEvent[] {
  const events: PlayerEvent[] = [];
  player.on((event) => events.push(event));
  return events;
}

export const typesOf = (events: readonly PlayerEvent[]): readonly string[] =>
  events.map(({ type }) => type).filter((type) => type.startsWith('ad'));

export const namesOf = (events: readonly PlayerEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'ad-error' ? [event.name] : []));

/** The events that the ad server received: `event ad`, in order. */
export async function tracked(): Promise<readonly string[]> {
  return (await questions('/ads/track')).map((query) => `${query.get('event')} ${query.get('ad')}`);
}

/** The requests that the ad server received, in order. */
export const asked = (): Promise<readonly URLSearchParams[]> => questions('/ads/vast');

async function questions(path: string): Promise<readonly URLSearchParams[]> {
  return (await seenRequests())
    .map(({ url }) => new URL(url, location.origin))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams);
}

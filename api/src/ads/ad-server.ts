import { adPlaceSchema } from '@kadr/contract';
import type { AdPlace, FeatureToggle } from '@kadr/contract';
import { z } from 'zod';
import type { AdServers } from '../context/context.ts';

/** The toggle that chooses the ad server. */
export const adServerToggle = 'ad_server';

const choiceSchema = z.object({ server: z.string().catch('main') });
const placesSchema = z.object({ places: z.array(adPlaceSchema).max(4) });

/** The toggle's choice of an ad server. */
export interface AdServerChoice {
  /** The server's name; `main` for the configured one. */
  readonly server: string;
  /** Null when no ad server is asked. */
  readonly address: string | null;
  /** Places of advertisements in free titles that have no setting. */
  readonly places: readonly AdPlace[];
}

/**
 * Reads the toggle: when on, `data.server` names one of the configured servers, or `none`; when off, and for an unknown
 * name, it is the main one. Servers are named, not addressed, because pages may connect to configured ones only.
 */
export function chooseAdServer(
  { is_enabled, data }: FeatureToggle,
  { main, others }: AdServers,
): AdServerChoice {
  if (!is_enabled) return { server: 'main', address: main, places: [] };
  const { server } = choiceSchema.parse(data ?? {});
  const places = placesSchema.safeParse(data).data?.places ?? [];
  if (server === 'none') return { server, address: null, places };
  const other = others.get(server);
  return other === undefined ? { server: 'main', address: main, places } : { server, address: other, places };
}

/**
 * Facts in a request to an ad server besides the placement; external servers learn about the film, never about the
 * viewer.
 */
export interface AdTopic {
  readonly contentId: number;
  readonly contentType: string;
  /** Seconds. */
  readonly duration: number;
  readonly language: string;
  readonly brand: string;
  readonly testImpressionId: string | null;
  /** Signed facts about the playback and its viewer, for the service's own server only; null for others. */
  readonly occasion: string | null;
}

/**
 * The address that requests an advertisement for a place: the server's address with the facts after its own query,
 * which is kept as written.
 *
 * @param origin this service's, as the viewer addresses it
 */
export function adRequestAddress(
  server: string,
  place: AdPlace,
  { origin, topic }: { readonly origin: string; readonly topic: AdTopic },
): string {
  const [address = ''] = (server.startsWith('/') ? origin + server : server).split('#');
  const told = new URLSearchParams({
    place,
    content_id: String(topic.contentId),
    content_type: topic.contentType,
    duration: String(Math.round(topic.duration)),
    language: topic.language,
    brand: topic.brand,
    ...(topic.occasion !== null && { occasion: topic.occasion }),
    ...(topic.testImpressionId !== null && { impression_id: topic.testImpressionId }),
  });
  return `${address}${address.includes('?') ? '&' : '?'}${told.toString()}`;
}

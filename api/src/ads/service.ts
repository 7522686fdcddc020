import { adPlaces } from '@kadr/contract';
import type { AdDelivery, AdPlace, AdPlan, FilmMarkers, PlayerType } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { adServerPath } from '../ad-serving/service.ts';
import type { AdServingService } from '../ad-serving/service.ts';
import { asAdDevice } from '../ad-serving/occasion.ts';
import { describeDevice } from '../devices/describe-device.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { hasService } from '../entitlement/entitlement.ts';
import type { TogglesService } from '../toggles/service.ts';
import { adPlacesOf, midrollsOf } from './ad-rules.ts';
import { adRequestAddress, adServerToggle, chooseAdServer } from './ad-server.ts';

/** A film that is about to be watched. */
export interface AdOccasion {
  readonly title: Pick<
    TitleRow,
    'id' | 'type' | 'usage_model' | 'ads' | 'slug' | 'season_slug' | 'series_slug' | 'genre_ids' | 'age_value'
  >;
  readonly player: PlayerType;
  /** Seconds. */
  readonly duration: number;
  readonly markers: FilmMarkers;
  /** Id of the viewer's session, which identifies a guest. */
  readonly sessionId: string;
  /** Set when advertisements are tested. */
  readonly testImpressionId: string | null;
}

type AdContext = Pick<RequestContext, 'protocol' | 'host' | 'ip' | 'userAgent'>;

export interface AdsService {
  /** The advertisements that a playback requests; null for a viewer who is shown none. */
  plan(occasion: AdOccasion, viewer: Viewer, context: AdContext): Promise<AdPlan | null>;
  /** The server that players ask, and the places for which they ask. */
  delivery(): Promise<AdDelivery>;
}

interface AdsPorts {
  readonly toggles: Pick<TogglesService, 'get'>;
  readonly adServing: Pick<AdServingService, 'sign'>;
}

interface AdsContext extends AdsPorts, Pick<ApiPorts, 'brands' | 'config' | 'countryOf'> {}

export function createAdsService(
  ports: AdsPorts,
  { brands, config, countryOf }: Pick<ApiPorts, 'brands' | 'config' | 'countryOf'>,
): AdsService {
  const ctx: AdsContext = { ...ports, brands, config, countryOf };
  return {
    plan: (occasion, viewer, context) => plan(ctx, occasion, viewer, context),
    delivery: async () => {
      const servers = config.advertising ?? { main: null, others: new Map<string, string>() };
      const { server, places } = chooseAdServer(await ports.toggles.get(adServerToggle), servers);
      return { server, servers: ['main', ...servers.others.keys(), 'none'], places: [...places] };
    },
  };
}

async function plan(
  ctx: AdsContext,
  asked: AdOccasion,
  viewer: Viewer,
  context: AdContext,
): Promise<AdPlan | null> {
  const { title, player, duration, markers, testImpressionId } = asked;
  const { advertising } = ctx.config;
  const { brand, language, audience, subscribed, now } = viewer;
  const isTest = testImpressionId !== null;
  if (advertising === undefined) return null;
  const situation = {
    player,
    usageModel: title.usage_model,
    ads: title.ads,
    audience,
    isBrandWithout: ctx.brands.find(({ id }) => id === brand)?.without_external_advertising === true,
    isSubscriber: [...subscribed.keys()].some((id) => hasService(id, { subscribed, now })),
  };
  // The toggle is not read for a viewer who sees no advertising anyway.
  if (adPlacesOf({ ...situation, usualPlaces: adPlaces }, isTest).length === 0) return null;
  const { address, places: usualPlaces } = chooseAdServer(await ctx.toggles.get(adServerToggle), advertising);
  const places = adPlacesOf({ ...situation, usualPlaces }, isTest);
  if (address === null || places.length === 0) return null;
  const topic = {
    contentId: title.id,
    contentType: title.type,
    duration,
    language,
    brand,
    testImpressionId,
    occasion: address.startsWith(`${adServerPath}/`) ? signedOccasion(ctx, asked, viewer, context) : null,
  };
  const origin = `${context.protocol}://${context.host}`;
  const request = (place: AdPlace): string | null =>
    places.includes(place) ? adRequestAddress(address, place, { origin, topic }) : null;
  const midrolls = midrollsOf(title.ads, { duration, credits: markers.credits });
  return {
    requests: {
      preroll: request('preroll'),
      midroll: request('midroll'),
      pauseroll: request('pauseroll'),
      postroll: request('postroll'),
    },
    // A test covers every place, however short the film is.
    midrolls: isTest && midrolls.length === 0 ? [duration / 2] : midrolls,
    partner_id: advertising.partnerId,
    test_impression_id: testImpressionId,
  };
}

/** Signs the facts by which the service's own server chooses. */
function signedOccasion(
  { adServing, countryOf }: AdsContext,
  { title, sessionId, testImpressionId }: AdOccasion,
  { brand, language, profileId, now }: Viewer,
  { ip, userAgent }: AdContext,
): string {
  const { slug, season_slug, series_slug } = title;
  return adServing.sign(
    {
      viewer: profileId === null ? `guest ${sessionId}` : `profile ${profileId}`,
      brand,
      lang: language,
      country: countryOf(ip),
      device: asAdDevice(describeDevice(userAgent).typeIcon),
      content: title.id,
      titles: [slug, season_slug, series_slug].flatMap((one) => one ?? []),
      genres: [...title.genre_ids],
      age: title.age_value,
      test: testImpressionId !== null,
    },
    now,
  );
}

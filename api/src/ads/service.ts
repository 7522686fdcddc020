import { adPlaces } from '@kadr/contract';
import type { AdPlace, AdPlan, FilmMarkers, PlayerType } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { hasService } from '../entitlement/entitlement.ts';
import type { TogglesService } from '../toggles/service.ts';
import { adPlacesOf, midrollsOf } from './ad-rules.ts';
import { adRequestAddress, adServerToggle, chooseAdServer } from './ad-server.ts';

/** A film that is about to be watched. */
export interface AdOccasion {
  readonly title: Pick<TitleRow, 'id' | 'type' | 'usage_model' | 'ads'>;
  readonly player: PlayerType;
  /** Seconds. */
  readonly duration: number;
  readonly markers: FilmMarkers;
  /** Advertisements are tried. */
  readonly testImpressionId: string | null;
}

export interface AdsService {
  /** Which advertisements a playback asks for; null for who is shown none. */
  plan(
    occasion: AdOccasion,
    viewer: Viewer,
    context: Pick<RequestContext, 'protocol' | 'host'>,
  ): Promise<AdPlan | null>;
}

export function createAdsService(
  { toggles }: { toggles: Pick<TogglesService, 'get'> },
  { brands, config: { advertising } }: Pick<ApiPorts, 'brands' | 'config'>,
): AdsService {
  return {
    plan: async (
      { title, player, duration, markers, testImpressionId },
      { brand, language, audience, subscribed, now },
      { protocol, host },
    ) => {
      const isTest = testImpressionId !== null;
      if (advertising === undefined) return null;
      const situation = {
        player,
        usageModel: title.usage_model,
        ads: title.ads,
        audience,
        isBrandWithout: brands.find(({ id }) => id === brand)?.without_external_advertising === true,
        isSubscriber: [...subscribed.keys()].some((id) => hasService(id, { subscribed, now })),
      };
      // Who sees none anyhow costs no question for the toggle.
      if (adPlacesOf({ ...situation, usualPlaces: adPlaces }, isTest).length === 0) return null;
      const { address, places: usualPlaces } = chooseAdServer(await toggles.get(adServerToggle), advertising);
      const places = adPlacesOf({ ...situation, usualPlaces }, isTest);
      if (address === null || places.length === 0) return null;
      const topic = {
        contentId: title.id,
        contentType: title.type,
        duration,
        language,
        brand,
        testImpressionId,
      };
      const request = (place: AdPlace): string | null =>
        places.includes(place)
          ? adRequestAddress(address, place, { origin: `${protocol}://${host}`, topic })
          : null;
      const midrolls = midrollsOf(title.ads, { duration, credits: markers.credits });
      return {
        requests: {
          preroll: request('preroll'),
          midroll: request('midroll'),
          pauseroll: request('pauseroll'),
          postroll: request('postroll'),
        },
        // What is tried is tried at every place, however short the film is.
        midrolls: isTest && midrolls.length === 0 ? [duration / 2] : midrolls,
        partner_id: advertising.partnerId,
        test_impression_id: testImpressionId,
      };
    },
  };
}

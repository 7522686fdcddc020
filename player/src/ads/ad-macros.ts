/** Values for macros (VAST 4.3 §6.2). Unknown or withheld values are sent to servers as such. */
import type { AdPlace } from '../source/ad-plan.ts';
import type { AdPorts } from './ad-ports.ts';
import type { MacroValues } from './vast/macros.ts';
import { timecode } from './vast/offset.ts';

interface AdMacroPorts extends Pick<AdPorts, 'environment' | 'media' | 'store' | 'wrapper'> {
  /** The element in which the advertisement plays. */
  readonly element: HTMLVideoElement;
  readonly place: AdPlace;
  /** Advertisements that may play at this place. */
  readonly slots: number;
}

/** The macros of one break. */
export interface AdMacros {
  readonly values: () => MacroValues;
  /** One more has begun to play. */
  readonly began: () => void;
}

/** Known, but withheld: a stream's address is the viewer's own. */
const KEPT = -2;
/** The standard's numbers; a pause is a separate place. */
const positions: Readonly<Record<AdPlace, number>> = { preroll: 1, midroll: 2, postroll: 3, pauseroll: 4 };
/** VAST 2.0 – 4.3 and their wrappers, by AdCOM 1.0's numbers. */
const VERSIONS = '2,3,5,6,7,8,11,12,13,14,15,16';

export function createAdMacros(ports: AdMacroPorts): AdMacros {
  const { environment, media, store, wrapper, element, place, slots } = ports;
  const transaction = crypto.randomUUID();
  let shown = 0;
  return {
    began: () => {
      shown += 1;
    },
    values: () => {
      const { isFullscreen, isMuted, ad } = store.getState();
      const position = timecode(media.currentTime);
      const state = [...(isMuted ? ['muted'] : []), ...(isFullscreen ? ['fullscreen'] : [])];
      return {
        TIMESTAMP: new Date(environment.now()).toISOString(),
        CACHEBUSTING: String(Math.floor(environment.random() * 1e8)).padStart(8, '0'),
        CONTENTPLAYHEAD: position,
        MEDIAPLAYHEAD: position,
        BREAKPOSITION: positions[place],
        BREAKMAXADS: slots,
        ADCOUNT: shown === 0 ? slots : shown,
        TRANSACTIONID: transaction,
        // In the stream, AdCOM 1.0.
        PLACEMENTTYPE: 1,
        SERVERSIDE: 0,
        CONTENTURI: KEPT,
        VASTVERSIONS: VERSIONS,
        MEDIAMIME: playable(element),
        PLAYERCAPABILITIES: 'skip,mute,mautoplay,fullscreen,icon',
        // A button beside the picture leads to the advertiser.
        CLICKTYPE: 2,
        PLAYERSTATE: state.join(','),
        INVENTORYSTATE: ad !== null && ad.skipOffset !== null ? 'skippable' : '',
        PLAYERSIZE: `${wrapper.clientWidth},${wrapper.clientHeight}`,
        ...(element.currentSrc !== '' && {
          ADPLAYHEAD: timecode(element.currentTime),
          ASSETURI: element.currentSrc,
        }),
        ...pageFacts(),
      };
    },
  };
}

const mimeTypes = ['video/mp4', 'video/webm', 'application/vnd.apple.mpegurl'];

function playable(element: HTMLVideoElement): string {
  return mimeTypes.filter((type) => element.canPlayType(type) !== '').join(',');
}

/** The page around a frame is unknown; of our own pages the query is withheld. */
function pageFacts(): MacroValues {
  if (window !== window.top) return {};
  return { DOMAIN: location.hostname, PAGEURL: location.origin + location.pathname };
}

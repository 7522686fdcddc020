/** Changes of the displayed state of advertisements. */
import type { ShownAd } from '../source/ad-plan.ts';
import { change } from '../state/change.ts';
import type { Change } from '../state/change.ts';
import type { PlayerState } from '../state/state.ts';

const adState = change<'ads/ad-state'>;

/** The content is paused for one that is on its way, or no longer is. */
export const adDue = (isAdDue: boolean): Change => adState({ isAdDue });

/** The first picture of an advertisement. */
export const adShown = (ad: ShownAd): Change => adState({ isAdPlaying: true, isAdDue: false, ad });

export const adChanged = (ad: ShownAd): Change => adState({ ad });

/** One is over; the next of its break is awaited. */
export const betweenAds = adState({ ad: null, isAdDue: true });

export const breakOver = (isAdPlaying: PlayerState['isAdPlaying']): Change =>
  adState({ ad: null, isAdDue: false, isAdPlaying });

export const adsBlocked = adState({ isAdPlaying: 'blocked' });

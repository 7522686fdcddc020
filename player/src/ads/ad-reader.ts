/** The code that is loaded when an advertisement is requested. */
export { iconsDue } from './ad-icons.ts';
export { createAdMacros } from './ad-macros.ts';
export { durationOf, playAd, skipTime } from './ad-playback.ts';
export { isUnlikely, rankMediaFiles } from './vast/media-file.ts';
export { loadVast } from './vast/load-vast.ts';

/** Advertisements for the sandbox's ad server. */
export { adClipSize, findDemoAd, makeAdClip } from './ads/make-ad-clip.ts';
export { demoAds } from './ads/ad-clips.ts';
export type { DemoAd } from './ads/ad-clips.ts';

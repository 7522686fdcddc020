/** The embedded service: its catalogue, its pictures and its films. */
export { adClipSize, findDemoAd, makeAdClip } from './ads/make-ad-clip.ts';
export { demoAds } from './ads/ad-clips.ts';
export type { DemoAd } from './ads/ad-clips.ts';
export { demoFilms } from './content/films.ts';
export { demoGenres } from './content/genres.ts';
export { toImport } from './content/import.ts';
export type { DemoPictures, TitlePictures } from './content/import.ts';
export { demoPersons } from './content/persons.ts';
export { demoSeries } from './content/series.ts';
export { demoViews } from './content/views.ts';
export { guideDayAt } from './content/guide.ts';
export { fillDemo } from './fill/fill-demo.ts';
export { writeGuide } from './fill/guide.ts';
export type { FillOptions, FillProgress } from './fill/options.ts';

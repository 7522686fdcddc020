/** The embedded service: its catalogue, pictures and films. Loading it reads the whole content. */
export { guideDayAt } from './content/guide.ts';
export { fillDemo } from './fill/fill-demo.ts';
export { makeDemoSource } from './fill/make-source.ts';
export type { MadeSourceFiles } from './fill/make-source.ts';
export { writeGuide } from './fill/guide.ts';
export type { FillOptions, FillProgress } from './fill/options.ts';

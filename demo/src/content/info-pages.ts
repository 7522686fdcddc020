import { infoPageImportSchema } from '@kadr/contract';
import { exactly, readContentFolder } from './content-files.ts';

/** Pages about the service itself, under the name of each brand. */
export const demoInfoPages = readContentFolder(
  'info-pages',
  exactly(infoPageImportSchema.omit({ alias: true })),
).map(({ slug: alias, ...page }) => Object.assign({ alias }, page));

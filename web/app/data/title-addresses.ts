import type { MediaItemType } from '@kadr/contract';

/**
 * Every address of a title: the first four are its own, the others lead there. Null is an address that
 * does not say what type the title is of.
 */
export const titleAddresses: readonly (readonly [path: string, type: MediaItemType | null])[] = [
  ['/movies/:id', 'film'],
  ['/series/:id', 'series'],
  ['/seasons/:id', 'season'],
  ['/episodes/:id', 'episode'],
  ['/catalog/:id', null],
  ['/catalog/:series/:id', null],
  ['/catalog/:series/:season/:id', null],
  ['/media_items/movies/:id', null],
  ['/media_items/series/:id', null],
  ['/media_items/seasons/:id', null],
  ['/media_items/episodes/:id', null],
  ['/media_items/:id', null],
  ['/media_items/:series/:id', null],
  ['/media_items/:series/:season/:id', null],
];

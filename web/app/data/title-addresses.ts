import type { MediaItemType } from '@kadr/contract';

/**
 * All addresses of titles: the first four are canonical, the others redirect to them. Null means that the address does
 * not give the title's type.
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

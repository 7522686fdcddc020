/** Data of a title's further pages. */
import { movedTo } from '../data/page-errors.ts';
import { titlePath } from '../data/paths.ts';
import { mediaItemQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { castQuery } from './queries.ts';
import type { MediaItemType } from '@kadr/contract';

/** Cast and crew of a title; each title has one such page, to which other addresses redirect. */
export const cast =
  (type: MediaItemType | null): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) throw movedTo(`${titlePath(item)}/cast`);
    await queries.ensureQueryData(castQuery(item.slug));
  };

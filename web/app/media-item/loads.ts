/** What a title's further pages fetch. */
import { movedTo } from '../data/page-errors.ts';
import { titlePath } from '../data/paths.ts';
import { mediaItemQuery } from '../data/queries.ts';
import type { Load } from '../routing/page.ts';
import { castQuery } from './queries.ts';
import type { MediaItemType } from '@kadr/contract';

/** Who made a title and who plays in it; titles have one such page each, other addresses lead there. */
export const cast =
  (type: MediaItemType | null): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) throw movedTo(`${titlePath(item)}/cast`);
    await queries.ensureQueryData(castQuery(item.slug));
  };

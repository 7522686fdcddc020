import type { Permission, RecordKind } from '@kadr/contract';
import { service } from '../data/client.ts';
import { permissionOf, recordPath } from '../data/record-kinds.ts';

/** Kinds that can be found by name. */
const findable: readonly RecordKind[] = [
  'title',
  'person',
  'collection',
  'service',
  'channel',
  'karaoke_item',
  'promo_event',
  'promo_code',
];

/** Maximum results per kind. */
const most = 5;

export interface Found {
  readonly kind: RecordKind;
  readonly id: string;
  readonly label: string;
  readonly path: string;
}

export function searchedKinds(may: (permission: Permission) => boolean): RecordKind[] {
  return findable.filter((kind) => may(permissionOf(kind, 'read')));
}

/** The first matching records of each kind, in the order of the kinds. */
export async function findRecords(kinds: readonly RecordKind[], q: string): Promise<Found[]> {
  const answers = await Promise.all(
    kinds.map(async (kind) => {
      const { items } = await service.operator.listRecords({ kind, q, limit: most });
      return items.map(({ id, label }) => ({ kind, id, label, path: recordPath(kind, id) }));
    }),
  );
  return answers.flat();
}

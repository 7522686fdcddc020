import type { RecordView } from '@kadr/contract';
import type { DataProvider } from 'ra-core';
import { errorNameOf, service } from '../../data/client.ts';
import { mergePatchOf } from '../../data/merge-patch.ts';
import { recordIdOf } from '../../data/record-kinds.ts';
import type { Fields } from '../../data/record-kinds.ts';

/** The state that another member has saved in the meantime. */
export interface Conflict {
  readonly theirs: RecordView;
  /** The state that the form started from. */
  readonly base: Fields;
}

/** The result of saving a record. */
export type Saved =
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'saved'; readonly view: RecordView; readonly change: number | null }
  | { readonly outcome: 'conflict'; readonly conflict: Conflict };

/** Saves the form's changes to a record, based on the version that the form started from. */
export async function saveRecord(provider: DataProvider, view: RecordView, values: Fields): Promise<Saved> {
  const { kind, id, version } = view;
  const base = view.record ?? {};
  const patch = mergePatchOf(base, values);
  if (Object.keys(patch).length === 0) return { outcome: 'unchanged' };
  try {
    const { data } = await provider.update(kind, {
      id,
      data: { patch },
      previousData: view,
      meta: { version },
    });
    const { items } = await service.operator.listChanges({ kind, id, limit: 1 });
    return { outcome: 'saved', view: data as RecordView, change: items[0]?.id ?? null };
  } catch (error) {
    if (errorNameOf(error) !== 'VERSION_CONFLICT') throw error;
    return {
      outcome: 'conflict',
      conflict: { theirs: await service.operator.getRecord({ kind, id }), base },
    };
  }
}

/**
 * Saves the form's changes as a draft of the record, which need not exist yet.
 *
 * @param publishAt when the service publishes it, in Unix seconds; null: not scheduled
 */
export function keepDraft(view: RecordView, values: Fields, publishAt: number | null): Promise<RecordView> {
  const { kind } = view;
  const id = view.id === '' ? recordIdOf(kind, values) : view.id;
  const patch = mergePatchOf(view.record ?? {}, values);
  return service.operator.putDraft({ kind, id, patch, publish_at: publishAt });
}

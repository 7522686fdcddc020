import type { RecordView } from '@kadr/contract';
import { useDataProvider, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { listPath, recordIdOf, recordPath } from '../../data/record-kinds.ts';
import type { Fields } from '../../data/record-kinds.ts';
import { ifMatch } from '../../data/records-provider.ts';
import { sentValues } from '../../data/show-saved.ts';
import { useTask } from '../../data/use-task.ts';
import type { Task } from '../../data/use-task.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRecordsChanged } from '../use-records-changed.ts';
import { keepDraft, saveRecord } from './save-record.ts';
import type { Conflict } from './save-record.ts';
import { SavedNotice } from './saved-notice.tsx';

export interface Saving extends Pick<Task, 'isBusy' | 'error'> {
  /** Saves the record or the draft, whichever is open. */
  readonly save: () => Promise<void>;
  /** Saves the form as a draft, optionally scheduled (Unix seconds). */
  readonly saveDraft: (publishAt: number | null) => Promise<void>;
  readonly publishDraft: () => Promise<void>;
  readonly removeDraft: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly conflict: Conflict | null;
  readonly closeConflict: () => void;
  /** Shows the record after an undo, or that it no longer exists. */
  readonly undone: (view: RecordView) => void;
  /** Whether there are no unsaved changes. */
  readonly mayLeave: () => boolean;
}

interface SavingOptions {
  readonly view: RecordView;
  readonly isDraft: boolean;
  readonly form: UseFormReturn<Fields>;
  /** With `sent`, changes that were made since those values were sent are kept. */
  readonly show: (view: RecordView, isDraft: boolean, sent?: Fields) => void;
}

/** Updates the screen after an action on the record. */
function useAftermath({ view, form, show }: SavingOptions) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const changed = useRecordsChanged();
  const isLeaving = useRef(false);
  const { kind } = view;
  const { isDirty } = form.formState;
  const leaveFor = async (path: string): Promise<void> => {
    await changed(kind);
    isLeaving.current = true;
    await navigate(path, { replace: true });
  };
  return {
    isDirty,
    leaveFor,
    mayLeave: () => isLeaving.current || !isDirty,
    say: (message: MessageKey) => notify(t(message), { type: 'success' }),
    offerUndo: (change: number | null, onUndone: (next: RecordView) => void) =>
      notify(<SavedNotice change={change} onUndone={onUndone} />, { type: 'success' }),
    shown: async (next: RecordView, draft: boolean, sent?: Fields): Promise<void> => {
      if (next.record === null && next.draft === null) return leaveFor(listPath(kind));
      show(next, draft, sent);
      await changed(kind);
    },
  };
}

/** Saves, publishes and removes the record of a form. */
export function useSaving(options: SavingOptions): Saving {
  const { view, isDraft, form } = options;
  const task = useTask();
  const provider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { isDirty, leaveFor, mayLeave, say, offerUndo, shown } = useAftermath(options);
  const { kind, id } = view;
  const run = async (work: () => Promise<void>): Promise<void> => void (await task.run(work));
  /** Runs an action with the form's values, once they are valid. */
  const withValues = (work: (values: Fields, sent: Fields) => Promise<void>): Promise<void> =>
    form.handleSubmit((values) => run(() => work(values, sentValues(form))))();

  const create = async (values: Fields): Promise<void> => {
    await provider.create(kind, { data: { record: values } });
    say('edit.created');
    await leaveFor(recordPath(kind, recordIdOf(kind, values)));
  };
  const update = async (values: Fields, sent: Fields): Promise<void> => {
    const saved = await saveRecord(provider, view, values);
    if (saved.outcome === 'unchanged') return say('edit.nothingChanged');
    if (saved.outcome === 'conflict') return setConflict(saved.conflict);
    offerUndo(saved.change, (next) => void shown(next, false));
    await shown(saved.view, false, sent);
  };
  const draft = async (values: Fields, sent: Fields, publishAt: number | null): Promise<void> => {
    const next = await keepDraft(view, values, publishAt);
    say(publishAt === null ? 'edit.draftKept' : 'edit.scheduled');
    await (id === '' ? leaveFor(recordPath(kind, next.id)) : shown(next, true, sent));
  };
  return {
    isBusy: task.isBusy,
    error: task.error,
    conflict,
    closeConflict: () => setConflict(null),
    mayLeave,
    undone: (next) => void shown(next, next.record === null),
    save: () =>
      withValues((values, sent) => {
        if (isDraft) return draft(values, sent, view.draft?.publish_at ?? null);
        return id === '' ? create(values) : update(values, sent);
      }),
    saveDraft: (publishAt) => withValues((values, sent) => draft(values, sent, publishAt)),
    publishDraft: () =>
      withValues(async (values, sent) => {
        if (isDraft && isDirty) await keepDraft(view, values, null);
        await shown(await service.operator.publishDraft({ kind, id }), false, sent);
        say('edit.published');
      }),
    removeDraft: () =>
      run(async () => {
        await service.operator.removeDraft({ kind, id });
        say('edit.draftRemoved');
        await shown({ ...view, draft: null }, false);
      }),
    remove: () =>
      run(async () => {
        await service.operator.removeRecord({ kind, id }, ifMatch(view.version));
        say('edit.removed');
        await leaveFor(listPath(kind));
      }),
  };
}

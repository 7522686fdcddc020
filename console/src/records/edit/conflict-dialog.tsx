import type { RecordView } from '@kadr/contract';
import type { UseFormReturn } from 'react-hook-form';
import { applyMergePatch, fieldsOfPatch, mergePatchOf } from '../../data/merge-patch.ts';
import type { Fields } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAuthorName } from '../history/author-name.ts';
import { FieldDiff } from '../history/field-diff.tsx';
import type { Conflict } from './save-record.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly form: UseFormReturn<Fields>;
  readonly show: (view: RecordView, isDraft: boolean) => void;
  readonly onClose: () => void;
}

/** Another member has saved the record in the meantime: load that version, or reapply the member's own fields. */
export function ConflictDialog({ conflict, form, show, onClose }: ConflictDialogProps) {
  const t = useTexts();
  const authorOf = useAuthorName();
  const { theirs, base } = conflict;
  const mine = form.getValues();
  const patch = mergePatchOf(base, mine);
  const theirRecord = theirs.record ?? {};
  const theirFields = fieldsOfPatch(mergePatchOf(base, theirRecord));
  const myFields = fieldsOfPatch(patch);
  const both = myFields.filter((field) => theirFields.includes(field));
  const reload = (): void => {
    show(theirs, false);
    onClose();
  };
  const keep = (): void => {
    show(theirs, false);
    // Reapplied as unsaved changes to the current record.
    form.reset(applyMergePatch(theirRecord, patch), { keepDefaultValues: true });
    onClose();
  };
  return (
    <Dialog
      title={t('conflict.title')}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={reload}>{t('conflict.reload')}</Button>
          <Button look="primary" onPress={keep}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.explained', { by: authorOf(theirs.changed_by ?? '?') })}</p>
      <FieldDiff title={t('conflict.theirs')} fields={theirFields} before={base} after={theirRecord} />
      <FieldDiff title={t('conflict.mine')} fields={myFields} before={base} after={mine} />
      {both.length > 0 && <Notice tone="warn">{t('conflict.both', { count: both.length })}</Notice>}
    </Dialog>
  );
}

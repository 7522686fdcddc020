import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BrandSaving } from './use-brand-saving.ts';

interface PublishDialogProps {
  readonly title: string;
  readonly saving: BrandSaving;
  readonly publish: (note: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a note, then publishes the version. */
export function PublishDialog({ title, saving, publish, onClose }: PublishDialogProps) {
  const t = useTexts();
  const [note, setNote] = useState('');
  const go = async (how: (note: string | null) => Promise<boolean>): Promise<void> => {
    if (await how(note.trim() || null)) onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form onSubmit={() => void go(publish)}>
        {saving.error !== null && <Notice tone="bad">{saving.error}</Notice>}
        <p>{t('brands.publishHint')}</p>
        <TextField
          label={t('brands.note')}
          hint={t('brands.noteHint')}
          value={note}
          onChange={setNote}
          isFocusedFirst
        />
        <FormActions>
          {saving.isOutrun ? (
            <Button look="primary" isPending={saving.isBusy} onPress={() => void go(saving.publishOver)}>
              {t('brands.publishOver')}
            </Button>
          ) : (
            <Button look="primary" type="submit" isPending={saving.isBusy}>
              {t('draft.publish')}
            </Button>
          )}
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

import type { BrandRecord } from '@kadr/contract';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuAction } from '../../ui/menu.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { BrandSaving } from './use-brand-saving.ts';
import { UnsavedMark } from '../../records/edit/unsaved-mark.tsx';

interface BrandActionsProps {
  readonly record: BrandRecord;
  readonly saving: BrandSaving;
  readonly problems: ReadonlyMap<string, string>;
  readonly mayWrite: boolean;
}

type Open = 'publish' | 'draft' | 'archive' | null;

/** Actions on a brand: save as a draft, publish, discard, archive. */
export function BrandActions({ record, saving, problems, mayWrite }: BrandActionsProps) {
  const t = useTexts();
  const [open, setOpen] = useState<Open>(null);
  const { isDirty } = useFormState();
  const close = (): void => setOpen(null);
  const { draft, definition } = record;
  const more: MenuAction[] = [];
  if (draft !== null)
    more.push({ id: 'draft', label: t('draft.remove'), icon: 'trash', onAction: () => setOpen('draft') });
  if (definition !== null && definition['is_main'] !== true)
    more.push({
      id: 'archive',
      label: t('brands.archive'),
      isDangerous: true,
      onAction: () => setOpen('archive'),
    });
  if (!mayWrite) return null;
  return (
    <>
      <UnsavedMark />
      {more.length > 0 && (
        <Menu
          label={t('edit.more')}
          trigger={<Button icon="more" aria-label={t('edit.more')} />}
          actions={more}
        />
      )}
      <Button isDisabled={!isDirty} isPending={saving.isBusy} onPress={() => void saving.save()}>
        {t('edit.saveDraft')}
      </Button>
      <Button
        look="primary"
        isDisabled={(draft === null && !isDirty) || problems.size > 0}
        onPress={() => {
          saving.clear();
          setOpen('publish');
        }}
      >
        {t('draft.publish')}
      </Button>
      {open === 'publish' && (
        <PublishDialog
          title={t('brands.publishTitle')}
          saving={saving}
          publish={saving.publish}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={t('draft.removeTitle')}
        action={t('draft.remove')}
        isDangerous
        isOpen={open === 'draft'}
        onClose={close}
        onConfirm={() => void saving.removeDraft()}
      >
        <p>{t('draft.removeHint')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('brands.archiveTitle')}
        action={t('brands.archive')}
        isDangerous
        isOpen={open === 'archive'}
        onClose={close}
        onConfirm={() => void saving.archive()}
      >
        <p>{t('brands.archiveHint')}</p>
      </ConfirmDialog>
    </>
  );
}

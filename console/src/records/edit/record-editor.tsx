import type { RecordKind, RecordView } from '@kadr/contract';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { recordSchemas } from '../schema/record-schemas.ts';
import { useMay } from '../../data/member.ts';
import { applyMergePatch } from '../../data/merge-patch.ts';
import { showSaved } from '../../data/show-saved.ts';
import { permissionOf } from '../../data/record-kinds.ts';
import type { Fields } from '../../data/record-kinds.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { labelIn } from '../fields/record-label.ts';
import { PagePreview } from '../forms/page/page-preview.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { emptyOf } from '../schema/json-schema.ts';
import { useFilmStream } from '../marks/use-film-stream.ts';
import { resolverOf } from '../schema/resolver.ts';
import type { FormFacts } from '../schema/resolver.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './edit.module.css';
import { EditActions } from './edit-actions.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ListTrail } from './list-trail.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { RecordAside } from './record-aside.tsx';
import { useSaving } from './use-saving.tsx';
import type { Saving } from './use-saving.tsx';

interface RecordEditorProps {
  readonly kind: RecordKind;
  /** The record as loaded; a new one has no id. */
  readonly view: RecordView;
}

/** The initial form values: the record, with the draft applied when the draft is edited. */
export function valuesOf({ kind, record, draft }: RecordView, isDraft: boolean): Fields {
  const base = record ?? (emptyOf(recordSchemas[kind]) as Fields);
  return isDraft && draft !== null ? applyMergePatch(base, draft.patch) : base;
}

/** The editor of a record, with all its actions. */
export function RecordEditor({ kind, view: first }: RecordEditorProps) {
  const t = useTexts();
  const language = useLanguage();
  const mayWrite = useMay()(permissionOf(kind, 'write'));
  const [view, setView] = useState(first);
  // When the record does not exist yet, there is only a draft to edit.
  const [isDraft, setDraft] = useState(first.record === null);
  const film = useFilmStream(kind === 'title' && first.record !== null && mayWrite ? first.id : null);
  const form = useForm<Fields, FormFacts>({
    defaultValues: valuesOf(first, isDraft),
    resolver: resolverOf(kind, t),
    context: { duration: film?.duration ?? null },
  });
  const show = (next: RecordView, draft: boolean, sent?: Fields): void => {
    setView(next);
    setDraft(draft);
    if (sent === undefined) form.reset(valuesOf(next, draft));
    else showSaved(form, valuesOf(next, draft), sent);
  };
  const saving = useSaving({ view, isDraft, form, show });
  useSaveKey(() => mayWrite && void saving.save());
  const isNew = view.id === '';
  const title = isNew ? t(`newRecord.${kind}`) : (labelIn(valuesOf(view, isDraft), language) ?? view.id);
  return (
    <FormProvider {...form}>
      <Page
        title={title}
        isHeadKept
        trail={<ListTrail kind={kind} />}
        actions={
          <EditActions
            saving={saving}
            view={view}
            isDraft={isDraft}
            mayWrite={mayWrite}
            onUndone={saving.undone}
          />
        }
      >
        <EditorBody saving={saving} view={view} isDraft={isDraft} form={form} show={show} />
      </Page>
      <LeaveGuard mayLeave={saving.mayLeave} />
      {saving.conflict !== null && (
        <ConflictDialog conflict={saving.conflict} form={form} show={show} onClose={saving.closeConflict} />
      )}
    </FormProvider>
  );
}

/** ⌘S and Ctrl+S. */
function useSaveKey(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyS' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      onPress();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [onPress]);
}

interface EditorBodyProps {
  readonly saving: Saving;
  readonly view: RecordView;
  readonly isDraft: boolean;
  readonly form: UseFormReturn<Fields>;
  readonly show: (view: RecordView, isDraft: boolean) => void;
}

function EditorBody({ saving, view, isDraft, form, show }: EditorBodyProps) {
  const t = useTexts();
  const mayWrite = useMay()(permissionOf(view.kind, 'write'));
  return (
    <div className={classNames(styles.columns, view.kind === 'media_view' && styles.wide)}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save();
        }}
      >
        {saving.error !== null && (
          <Notice tone="bad" isScrolledTo>
            {saving.error}
          </Notice>
        )}
        {!mayWrite && <Notice tone="info">{t('edit.readOnly')}</Notice>}
        <ProblemSummary errors={form.formState.errors} submitCount={form.formState.submitCount} />
        {/* The screen of a new record is left for that of the record: what is typed meanwhile would be lost. */}
        <fieldset className={styles.fieldset} disabled={!mayWrite || (view.id === '' && saving.isBusy)}>
          <RecordForm kind={view.kind} isStored={view.id !== ''} />
        </fieldset>
        {/* Enter in a field saves the form. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
      <RecordAside view={view} isDraft={isDraft} saving={saving} show={show}>
        {view.kind === 'media_view' && <PagePreview view={view} />}
      </RecordAside>
    </div>
  );
}

import type { RecordView } from '@kadr/contract';
import { useState } from 'react';
import { useMay } from '../../data/member.ts';
import { permissionOf } from '../../data/record-kinds.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { useAuthorName } from '../history/author-name.ts';
import styles from './edit.module.css';
import { RelatedLists } from './related-lists.tsx';
import { TitleAssets } from './title-assets.tsx';
import type { Saving } from './use-saving.tsx';

interface RecordAsideProps {
  readonly view: RecordView;
  readonly isDraft: boolean;
  readonly saving: Saving;
  readonly show: (view: RecordView, isDraft: boolean) => void;
  /** Shown below the record's facts. */
  readonly children?: React.ReactNode;
}

/** The column beside the form: the record's state and its draft. */
export function RecordAside({ view, isDraft, saving, show, children }: RecordAsideProps) {
  const t = useTexts();
  const formats = useFormats();
  const authorOf = useAuthorName();
  if (view.id === '') return null;
  return (
    <aside className={styles.aside} aria-label={t('edit.about')}>
      <Panel>
        <dl className={styles.facts}>
          <dt>{t('columns.state')}</dt>
          <dd>
            <Badge tone={view.is_live ? 'good' : 'plain'}>
              {view.is_live ? t('state.live') : t('state.hidden')}
            </Badge>
          </dd>
          <dt>{t('edit.key')}</dt>
          <dd>
            <code>{view.id}</code>
          </dd>
          {view.changed_at !== null && (
            <>
              <dt>{t('columns.changed_at')}</dt>
              <dd>
                {formats.moment(view.changed_at)}
                {view.changed_by !== null && <span className={styles.by}>{authorOf(view.changed_by)}</span>}
              </dd>
            </>
          )}
        </dl>
        <RelatedLists view={view} />
        <TitleAssets view={view} />
      </Panel>
      {view.draft !== null && (
        <DraftPanel view={view} draft={view.draft} isDraft={isDraft} saving={saving} show={show} />
      )}
      {children}
    </aside>
  );
}

interface DraftPanelProps extends RecordAsideProps {
  readonly draft: NonNullable<RecordView['draft']>;
}

function DraftPanel({ view, draft, isDraft, saving, show }: DraftPanelProps) {
  const t = useTexts();
  const formats = useFormats();
  const authorOf = useAuthorName();
  const mayWrite = useMay()(permissionOf(view.kind, 'write'));
  const [isAsking, setAsking] = useState(false);
  // Publishing or discarding the draft reloads the screen, which would lose unsaved changes to the record.
  const isLost = !isDraft && !saving.mayLeave();
  return (
    <Panel title={t('draft.title')}>
      <div className={styles.draft}>
        <p>{t('draft.by', { by: authorOf(draft.by), at: formats.moment(draft.at) })}</p>
        {draft.publish_at !== null && (
          <Badge tone="info">{t('draft.scheduled', { at: formats.moment(draft.publish_at) })}</Badge>
        )}
        {draft.error !== null && (
          <Notice tone="bad" title={t('draft.failed')}>
            {draft.error}
          </Notice>
        )}
        {isDraft && view.record !== null && <p className={styles.by}>{t('draft.isOpen')}</p>}
        {mayWrite && (
          <div className={styles.draftActions}>
            {view.record !== null && (
              <Button
                isSmall
                // Switching would lose unsaved changes.
                isDisabled={!saving.mayLeave()}
                onPress={() => show(view, !isDraft)}
              >
                {isDraft ? t('draft.close') : t('draft.open')}
              </Button>
            )}
            <Button
              isSmall
              isPending={saving.isBusy}
              isDisabled={isLost}
              onPress={() => void saving.publishDraft()}
            >
              {t('draft.publish')}
            </Button>
            <Button look="quiet" isSmall icon="trash" isDisabled={isLost} onPress={() => setAsking(true)}>
              {t('draft.remove')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        title={t('draft.removeTitle')}
        action={t('draft.remove')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void saving.removeDraft()}
      >
        <p>{t('draft.removeHint')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

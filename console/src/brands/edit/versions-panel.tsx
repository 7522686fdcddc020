import type { BrandRecord } from '@kadr/contract';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from '../brands.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { BrandSaving } from './use-brand-saving.ts';
import { useAuthorName } from '../../records/history/author-name.ts';

interface VersionsPanelProps {
  readonly record: BrandRecord;
  readonly saving: BrandSaving;
  readonly mayWrite: boolean;
}

/** All published versions, latest first; each can be published again. */
export function VersionsPanel({ record, saving, mayWrite }: VersionsPanelProps) {
  const t = useTexts();
  const authorOf = useAuthorName();
  const formats = useFormats();
  const [chosen, setChosen] = useState<number | null>(null);
  const { isDirty } = useFormState();
  return (
    <Panel title={t('brandSections.versions')} hint={t('brands.versionsHint')}>
      {record.versions.length === 0 && <p className={styles.second}>{t('brands.noVersions')}</p>}
      <ol className={styles.versions}>
        {record.versions.map(({ number, at, by, note, is_archived }) => (
          <li key={number} className={styles.version}>
            <div className={styles.versionWords}>
              <p className={styles.versionName}>
                {number === 0 ? t('brands.asShipped') : t('brands.version', { number })}
                {number === record.number && <Badge tone="good">{t('state.live')}</Badge>}
                {is_archived && <Badge>{t('brands.archived')}</Badge>}
              </p>
              {note !== null && <p>{note}</p>}
              {at !== null && (
                <p className={styles.second}>
                  {formats.moment(at)}
                  {by !== null && ` · ${authorOf(by)}`}
                </p>
              )}
            </div>
            {mayWrite && number !== record.number && !is_archived && (
              <Button
                isSmall
                icon="undo"
                // Unsaved changes are kept.
                isDisabled={isDirty}
                aria-label={`${t('brands.restore')}: ${t('brands.version', { number })}`}
                onPress={() => {
                  saving.clear();
                  setChosen(number);
                }}
              >
                {t('brands.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen !== null && (
        <PublishDialog
          title={`${t('brands.restore')}: ${chosen === 0 ? t('brands.asShipped') : t('brands.version', { number: chosen })}`}
          saving={saving}
          publish={(note) => saving.restore(chosen, note)}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { ChooseFilms } from './film-drop.tsx';
import { FilmForm } from './film-form.tsx';
import { problemsOf } from './film-settings.ts';
import { changeUpload, pauseFilm, queueFilm, removeFilm, resumeFilm } from './film-uploads.ts';
import type { FilmUpload } from './film-uploads.ts';
import styles from './films.module.css';
import { Progress } from './progress-bar.tsx';
import { useSizes } from '../i18n/use-sizes.ts';

const tones: Readonly<Record<FilmUpload['state'], Tone>> = {
  sending: 'info',
  paused: 'plain',
  away: 'warn',
  failed: 'bad',
  sent: 'good',
  queueing: 'info',
};

/** A film upload from this browser: its progress and settings. */
export function UploadCard({ upload }: { readonly upload: FilmUpload }) {
  const t = useTexts();
  const [isChecked, setChecked] = useState(false);
  const { id, name, settings, isReady, state, uploadId, error } = upload;
  const problems = problemsOf(settings);
  const queue = (): void => {
    setChecked(true);
    if (problems.length === 0) void queueFilm(id);
  };
  return (
    <Panel title={name} actions={<Badge tone={tones[state]}>{t(`sending.${state}`)}</Badge>}>
      <SendingLine upload={upload} />
      {error !== null && <Notice tone="bad">{error === '' ? t('ui.unreachable') : error}</Notice>}
      {isReady && uploadId === null ? (
        <Notice
          tone="info"
          actions={<Button onPress={() => changeUpload(id, { isReady: false })}>{t('films.change')}</Button>}
        >
          {t('films.willQueue')}
        </Notice>
      ) : (
        <>
          <FilmForm
            settings={settings}
            problems={isChecked ? problems : []}
            onChange={(change) => changeUpload(id, { settings: { ...settings, ...change } })}
          />
          <FormActions>
            <Button look="primary" isPending={state === 'queueing'} onPress={queue}>
              {uploadId === null ? t('films.queueLater') : t('films.queue')}
            </Button>
          </FormActions>
        </>
      )}
    </Panel>
  );
}

/** The progress of an upload, and its actions. */
function SendingLine({ upload }: { readonly upload: FilmUpload }) {
  const t = useTexts();
  const sizes = useSizes();
  const [isAsking, setAsking] = useState(false);
  const { id, name, state, sent } = upload;
  const percent = upload.size === 0 ? 0 : (100 * sent) / upload.size;
  return (
    <div className={styles.line}>
      <Progress label={t('films.progressOf', { name })} percent={percent}>
        {t('films.sentOf', {
          percent: Math.floor(percent),
          sent: sizes.size(sent),
          size: sizes.size(upload.size),
        })}
      </Progress>
      <div className={styles.lineActions}>
        {state === 'sending' && (
          <Button isSmall onPress={() => pauseFilm(id)}>
            {t('films.pause')}
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (
          <Button isSmall look="primary" onPress={() => resumeFilm(id)}>
            {t('films.resume')}
          </Button>
        )}
        {state === 'away' && <ChooseFilms isSmall label={t('films.chooseAgain')} />}
        <Button
          look="quiet"
          isSmall
          icon="trash"
          aria-label={`${t('ui.remove')}: ${name}`}
          onPress={() => setAsking(true)}
        />
      </div>
      {state === 'away' && <p className={styles.second}>{t('films.awayHint')}</p>}
      <ConfirmDialog
        title={t('films.removeTitle', { name })}
        action={t('ui.remove')}
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void removeFilm(id)}
      >
        <p>{t('films.removeHint')}</p>
      </ConfirmDialog>
    </div>
  );
}

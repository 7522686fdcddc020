import type { GuideFile, GuidePreview } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page, Panel } from '../ui/page.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { Trail } from '../ui/trail.tsx';
import { GuideHistory } from './guide-history.tsx';
import { GuidePreviewTables } from './guide-preview.tsx';
import { NoGuide, readGuideFile } from './read-guide-file.ts';
import { televisionKey } from './television-queries.ts';
import styles from './television.module.css';

/** Guides: a file, a preview of its changes, and the history of changes. */
export function GuideImportScreen() {
  const t = useTexts();
  const may = useMay();
  if (!may('catalogue:read')) return <NoPermission />;
  return (
    <Page
      title={t('television.guides')}
      trail={<Trail href="/television" name={t('television.title')} isLarge />}
    >
      {may('guide:write') && <ImportPanel />}
      <GuideHistory mayUndo={may('guide:write')} />
    </Page>
  );
}

function ImportPanel() {
  const t = useTexts();
  const task = useTask();
  const notify = useNotify();
  const queries = useQueryClient();
  const [read, setRead] = useState<{ file: GuideFile; preview: GuidePreview } | null>(null);
  const [isNoGuide, setNoGuide] = useState(false);
  const choose = async ([file]: File[]): Promise<void> => {
    if (file === undefined) return;
    setRead(null);
    setNoGuide(false);
    await task.run(async () => {
      try {
        const guide = await readGuideFile(file);
        setRead({ file: guide, preview: await service.operator.previewGuide(guide) });
      } catch (error) {
        if (!(error instanceof NoGuide)) throw error;
        setNoGuide(true);
      }
    });
  };
  const apply = (file: GuideFile): Promise<boolean> =>
    task.run(async () => {
      await service.operator.importGuide(file);
      setRead(null);
      notify(t('guide.imported'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: televisionKey });
    });
  return (
    <Panel title={t('guide.import')} hint={t('guide.importHint')}>
      <FileDrop label={t('guide.drop')} className={styles.drop} onFiles={(files) => void choose(files)}>
        <Icon name="upload" />
        <p>{t('guide.drop')}</p>
        <FileTrigger onSelect={(files) => void choose([...(files ?? [])])}>
          <Button look={read === null ? 'primary' : 'plain'} isPending={task.isBusy}>
            {t('guide.choose')}
          </Button>
        </FileTrigger>
      </FileDrop>
      {isNoGuide && <Notice tone="bad">{t('guide.noGuide')}</Notice>}
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {read !== null && (
        <GuidePreviewTables
          preview={read.preview}
          fileName={read.file.file_name ?? ''}
          isBusy={task.isBusy}
          onApply={() => void apply(read.file)}
          onCancel={() => setRead(null)}
        />
      )}
    </Panel>
  );
}

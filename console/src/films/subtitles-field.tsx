import { FileTrigger } from 'react-aria-components';
import { uploadFile } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { useLanguageChoices } from './film-languages.ts';
import type { SubtitleFile } from './film-settings.ts';
import styles from './films.module.css';

const types = ['.vtt', '.srt', '.ass', '.ssa', '.ttml', '.sub'];

interface SubtitlesFieldProps {
  readonly subtitles: readonly SubtitleFile[];
  readonly onChange: (subtitles: readonly SubtitleFile[]) => void;
}

/** Subtitle files of a film with their languages. Files are stored at once. */
export function SubtitlesField({ subtitles, onChange }: SubtitlesFieldProps) {
  const t = useTexts();
  const task = useTask();
  const languages = useLanguageChoices();
  const add = (files: FileList | null) =>
    task.run(async () => {
      const stored: SubtitleFile[] = [];
      for (const file of files ?? [])
        stored.push({ uploadId: await uploadFile(file), fileName: file.name, language: null });
      onChange([...subtitles, ...stored]);
    });
  return (
    <fieldset className={styles.subtitles}>
      <legend className={styles.legend}>{t('films.subtitles')}</legend>
      {subtitles.map(({ uploadId, fileName, language }) => (
        <div key={uploadId} className={styles.subtitle}>
          <span className={styles.fileName}>{fileName}</span>
          <Select
            label={t('films.languageOf', { name: fileName })}
            isLabelHidden
            value={language}
            choices={[{ value: null, label: t('films.languageByName') }, ...languages]}
            onChange={(chosen) =>
              onChange(
                subtitles.map((one) => (one.uploadId === uploadId ? { ...one, language: chosen } : one)),
              )
            }
          />
          <Button
            look="quiet"
            isSmall
            icon="trash"
            aria-label={`${t('ui.remove')}: ${fileName}`}
            onPress={() => onChange(subtitles.filter((one) => one.uploadId !== uploadId))}
          />
        </div>
      ))}
      <FileTrigger allowsMultiple acceptedFileTypes={types} onSelect={(files) => void add(files)}>
        <Button isSmall icon="plus" isPending={task.isBusy}>
          {t('films.addSubtitles')}
        </Button>
      </FileTrigger>
      {task.error !== null && (
        <p className={styles.error} role="alert">
          {task.error}
        </p>
      )}
    </fieldset>
  );
}

import { FileTrigger } from 'react-aria-components';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { Icon } from '../ui/icon.tsx';
import { addFilms } from './film-uploads.ts';
import styles from './films.module.css';

/** A drop area and file chooser for films. */
export function FilmDrop() {
  const t = useTexts();
  return (
    <FileDrop label={t('films.drop')} className={styles.drop} onFiles={addFilms}>
      <Icon name="upload" />
      <p>{t('films.drop')}</p>
      <ChooseFilms label={t('films.choose')} />
    </FileDrop>
  );
}

/** A button that opens the file chooser; interrupted uploads of the same files are resumed. */
export function ChooseFilms({
  label,
  isSmall = false,
}: {
  readonly label: string;
  readonly isSmall?: boolean;
}) {
  return (
    <FileTrigger allowsMultiple onSelect={(files) => addFilms([...(files ?? [])])}>
      <Button look="primary" isSmall={isSmall}>
        {label}
      </Button>
    </FileTrigger>
  );
}

import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './tracks.module.css';
import type { AddingSubtitles } from './use-add-subtitles.ts';

/** Why a subtitle file was refused, line by line. */
export function SubtitleFaults({ adding: { refused, clear } }: { readonly adding: AddingSubtitles }) {
  const t = useTexts();
  if (refused === null) return null;
  const { name, faults, words } = refused;
  return (
    <Dialog
      title={t('tracks.refused')}
      size="small"
      isAlert
      isOpen
      onClose={clear}
      actions={<Button onPress={clear}>{t('ui.close')}</Button>}
    >
      <p className={styles.fileName}>{name}</p>
      {words !== null && <p>{words}</p>}
      <ul className={styles.faults}>
        {faults.map(({ code, line }) => (
          <li key={`${line}-${code}`}>
            {line !== null && `${t('tracks.line', { line: String(line) })}: `}
            {t(`subtitleFault.${code}`)}
          </li>
        ))}
      </ul>
      {faults.length > 0 && <p>{t('tracks.refusedHint')}</p>}
    </Dialog>
  );
}

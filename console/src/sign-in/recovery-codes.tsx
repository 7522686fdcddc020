import { useState } from 'react';
import { saveFile } from '../data/save-file.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/check.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import styles from './sign-in.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, shown only once: the member must copy or save them to continue. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTexts();
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.steps}>
      <p>{t('recovery.explained')}</p>
      <ul className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <CopyButton text={text} />
        <Button
          icon="download"
          onPress={() => saveFile('kadr-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('ui.download')}
        </Button>
      </div>
      <Checkbox isSelected={isKept} onChange={setKept}>
        {t('recovery.kept')}
      </Checkbox>
      <Button look="primary" isDisabled={!isKept} onPress={onDone}>
        {t('signIn.continue')}
      </Button>
    </div>
  );
}

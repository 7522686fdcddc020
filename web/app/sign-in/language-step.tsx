import { useQuery } from '@tanstack/react-query';
import type { Language } from '@kadr/contract';
import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showError } from '../modals/open-modals.ts';
import styles from './sign-in-modal.module.css';
import { languagesQuery } from './queries.ts';

const tags = { rus: 'ru', eng: 'en', hye: 'hy' } as const satisfies Record<Language, string>;

export interface LanguageStepProps {
  readonly onChoose: (language: Language) => void;
  /** Whether there are no languages to choose: the modal may then be closed. */
  readonly onMissing: (isMissing: boolean) => void;
}

/** Step `language`: every language by its own name. Without any, the error modal says so. */
export function LanguageStep({ onChoose, onMissing }: LanguageStepProps) {
  const t = useMessages();
  const current = useLanguage();
  const { data, isError, isSuccess, refetch, errorUpdatedAt } = useQuery(languagesQuery());
  const isMissing = isError || (isSuccess && data.languages.length === 0);
  const said = useRef(-1);
  useEffect(() => {
    onMissing(isMissing);
    // Once per failure.
    if (!isMissing || said.current === errorUpdatedAt) return;
    said.current = errorUpdatedAt;
    void showError({ text: t('signIn.languagesMissing') }).catch(() => undefined);
  }, [isMissing, errorUpdatedAt, onMissing, t]);

  if (isMissing) {
    return (
      <div className={styles.form}>
        <p className={styles.text}>{t('signIn.languagesMissing')}</p>
        <Button variant="primary" onClick={() => void refetch()}>
          {t('signIn.again')}
        </Button>
        <Button onClick={() => onChoose(current)}>{t('signIn.next')}</Button>
      </div>
    );
  }
  return (
    <ul className={styles.list}>
      {data?.languages.map(({ code, name, image }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.choice}
            lang={tags[code]}
            aria-current={code === current ? 'true' : undefined}
            onClick={() => onChoose(code)}
          >
            {image !== null && <img src={image} alt="" width={30} height={20} className={styles.flag} />}
            <span>{name}</span>
            {code === current && <Icon name="check" />}
          </button>
        </li>
      )) ??
        [0, 1, 2].map((at) => (
          <li key={at}>
            <Skeleton className={styles.waiting} />
          </li>
        ))}
    </ul>
  );
}

import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { TvCodeForm } from './tv-code-form.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import styles from './tv-code-block.module.css';

/** The form for the code that a TV shows. */
function TvCode({ block }: CustomBlockProps<object>) {
  const t = useMessages();
  const [isDone, setDone] = useState(false);
  return (
    <BlockSection block={block}>
      {isDone ? (
        <EmptyState
          icon="check"
          titleAs={block.name === null ? 'h2' : 'h3'}
          title={t('signIn.tvDoneTitle')}
          text={t('signIn.tvDoneText')}
        >
          <ButtonLink href="/" variant="primary">
            {t('shell.toHome')}
          </ButtonLink>
          <Button onClick={() => setDone(false)}>{t('signIn.tvAnother')}</Button>
        </EmptyState>
      ) : (
        <div className={styles.form}>
          <TvCodeForm given="" takesFocus={false} onDone={() => setDone(true)} />
        </div>
      )}
    </BlockSection>
  );
}

export const TvCodeBlock = defineBlock(() => ({}), TvCode);

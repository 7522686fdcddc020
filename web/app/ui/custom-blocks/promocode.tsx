import { useState } from 'react';
import { useLocation } from 'react-router';
import { PromoCodeForm, givenCode } from '../../codes/promo-code-form.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { BlockSection } from './block-section.tsx';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';

/** The form for a promo code (MB-071), for views that are about one. */
function PromoCode({ block }: CustomBlockProps<object>) {
  const t = useMessages();
  const { search } = useLocation();
  const [isDone, setDone] = useState(false);
  return (
    <BlockSection block={block}>
      {isDone ? (
        <EmptyState icon="check" titleAs="h3" title={t('codes.doneTitle')} text={t('codes.doneText')}>
          <ButtonLink href="/catalog" variant="primary">
            {t('codes.toCatalogue')}
          </ButtonLink>
          <Button onClick={() => setDone(false)}>{t('codes.another')}</Button>
        </EmptyState>
      ) : (
        <PromoCodeForm given={givenCode(search)} onDone={() => setDone(true)} />
      )}
    </BlockSection>
  );
}

export const PromoCodeBlock = defineBlock(() => ({}), PromoCode);

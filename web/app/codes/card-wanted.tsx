import { useMessages } from '../i18n/messages.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export interface CardWantedProps {
  readonly code: string;
  /** Whether links open in another window: the page is in a frame, where cards are never entered. */
  readonly isFramed: boolean;
  readonly titleAs: 'h2' | 'h3';
  readonly onBack: () => void;
}

/** Explains that a code requires a linked card, with a link to the page that takes the card. */
export function CardWanted({ code, isFramed, titleAs, onBack }: CardWantedProps) {
  const t = useMessages();
  return (
    <EmptyState
      icon="info"
      titleAs={titleAs}
      title={t('codes.cardTitle')}
      text={t('codes.cardText', { code })}
    >
      <ButtonLink
        href={`/pay?code=${encodeURIComponent(code)}`}
        variant="primary"
        data-native
        {...(isFramed && { target: '_blank' })}
      >
        {t('modals.continue')}
      </ButtonLink>
      <Button onClick={onBack}>{t('codes.another')}</Button>
    </EmptyState>
  );
}

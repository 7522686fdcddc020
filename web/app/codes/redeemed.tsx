import type { Notification } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { targetPath } from '../data/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { plainWords } from '../ui/markup-tree.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export interface RedeemedProps {
  /** The service's notification for the code; null for none. */
  readonly notification: Notification | null;
  /** Whether links open in another window: the page is in a frame. */
  readonly isFramed: boolean;
  readonly titleAs: 'h1' | 'h2' | 'h3';
  /** Whether links load a new document: the page has its own policy. */
  readonly isNative?: boolean;
  readonly onAgain: () => void;
}

/** A code's result and a link: to the content that it unlocks, else home. */
export function Redeemed({ notification, isFramed, isNative = false, titleAs, onAgain }: RedeemedProps) {
  const t = useMessages();
  const { message, submessage, target } = notification?.display ?? {};
  const href = target ? targetPath(target) : null;
  return (
    <EmptyState
      icon="check"
      titleAs={titleAs}
      title={plainWords(message ?? '') || t('codes.doneTitle')}
      text={plainWords(submessage ?? '') || t('codes.doneText')}
    >
      <ButtonLink
        href={href ?? '/'}
        variant="primary"
        {...(isFramed && { target: '_blank' })}
        {...(isNative && { 'data-native': true })}
      >
        {href === null ? t('shell.toHome') : (target?.title ?? t('codes.toGift'))}
      </ButtonLink>
      <Button onClick={onAgain}>{t('codes.another')}</Button>
    </EmptyState>
  );
}

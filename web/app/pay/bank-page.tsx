import { useMessages } from '../i18n/messages.tsx';
import { Told } from '../purchase/told.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Secure } from './secure.tsx';
import type { TicketStep } from './ticket-step.ts';
import type { TicketActions } from './use-ticket.ts';

export interface BankPageProps extends Pick<TicketActions, 'isBusy' | 'pay'> {
  readonly step: Pick<TicketStep & { readonly name: 'bank_page' }, 'url' | 'problem'>;
}

/** Link to the bank's own page, which takes the card; if there is no attempt to pay there yet, one is created first. */
export function BankPage({ step: { url, problem }, isBusy, pay }: BankPageProps) {
  const t = useMessages();
  return (
    <>
      {problem !== null && <Told {...problem} />}
      {url === null ? (
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void pay(null)}>
          {t('pay.toBank')}
        </Button>
      ) : (
        <ButtonLink href={url} variant="primary" size="large" data-native>
          {t('pay.toBank')}
        </ButtonLink>
      )}
      <Secure />
    </>
  );
}

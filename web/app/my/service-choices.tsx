import type { Subscription } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { ServiceAction } from './service-action.tsx';

/** Choices for a service of the account: a replacement, and the means of payment. */
export function ServiceChoices({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { data } = useQuery(paymentMethodsQuery());
  const { service, standing, pause, next_service } = subscription;
  const { name } = service;
  const isCardTaken = data?.items.some(({ payment_methods }) =>
    payment_methods.some(({ name }) => name === 'any_card'),
  );
  const isOpen = (standing === 'active' || standing === 'cancelled') && pause === null;
  const changeService = async (): Promise<void> => {
    const change = await modals.open(
      () => import('./change-service-modal.tsx').then((module) => module.ChangeServiceModal),
      { subscription },
    );
    if (change?.option == null) return;
    await modals.open(() => import('../purchase/payment-modal.tsx').then((module) => module.PaymentModal), {
      option: change.option,
      replaced: { id: service.id, name, credit: change.credit },
      player: null,
    });
  };
  const changeCard = async (): Promise<void> => {
    await modals.open(() => import('./renewal-card-modal.tsx').then((module) => module.RenewalCardModal), {
      subscription,
    });
  };
  return (
    <>
      {isOpen && next_service === null && (
        <ServiceAction
          isBusy={false}
          words={[t('my.changeService'), t('my.changeServiceOf', { name })]}
          onPress={changeService}
        />
      )}
      {isCardTaken && standing !== 'cancelled' && (
        <ServiceAction
          isBusy={false}
          words={[t('my.renewalCard'), t('my.renewalCardOf', { name })]}
          onPress={changeCard}
        />
      )}
    </>
  );
}

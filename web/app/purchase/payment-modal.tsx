import type { PurchaseOption, PurchasePeriod } from '@kadr/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { BonusActivation } from '../bonuses/bonus-activation.tsx';
import { toasts } from '../data/toasts.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { FirstPin } from '../profiles/first-pin.tsx';
import { PinForm } from '../profiles/pin-form.tsx';
import { noPin } from '../profiles/pin-problem.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { CardPage } from './payment-card.tsx';
import { Confirmation } from './payment-confirmation.tsx';
import { Methods } from './payment-methods.tsx';
import { nameOf } from './payment-order.ts';
import { Problem, Processing, Success } from './payment-outcome.tsx';
import { Periods } from './payment-periods.tsx';
import type { PaymentStep, Replaced } from './payment-steps.ts';
import { ProductOnboarding } from './product-onboarding.tsx';
import styles from './purchase.module.css';
import { usePayment } from './use-payment.ts';
import type { PaymentActions } from './use-payment.ts';

export interface PaymentModalProps {
  readonly option: PurchaseOption;
  /** Already chosen. */
  readonly period?: PurchasePeriod;
  /** A service that this one replaces. */
  readonly replaced?: Replaced;
  /** Path that plays the bought title; null: the viewer stays on the page. */
  readonly player: string | null;
  /** Opens the bought title in another window: this one belongs to another site. */
  readonly opensWindow?: boolean;
  /** Pays as soon as a method is chosen, without another press. */
  readonly autoConfirm?: boolean;
}

interface StepProps extends PaymentActions {
  readonly player: string | null;
  readonly opensWindow: boolean;
  readonly autoConfirm: boolean;
  /** Returns to the previous step; null on the first one. */
  readonly back: (() => void) | null;
  readonly close: () => void;
}

/**
 * Buys or rents a title, or subscribes to a service, step by step. Once it is paid, data of titles and the account are
 * refetched.
 */
export function PaymentModal({
  option,
  period,
  replaced,
  player,
  opensWindow = false,
  autoConfirm = false,
  close,
}: PaymentModalProps & ModalProps<void>) {
  const t = useMessages();
  const actions = usePayment({ option, period, replaced, autoConfirm, opensWindow });
  const { payment, dispatch } = actions;
  const { step, trail } = payment;
  // The page's region for messages is behind the modal.
  const [hasMessages] = useState(() => toasts.isShown());
  const titles: Partial<Record<PaymentStep, string>> = {
    success: t('modals.successTitle'),
    product_onboarding: payment.onboarding?.title ?? '',
    error: t('purchase.errorTitle'),
    processing: t('purchase.processingTitle'),
    bonus: t('purchase.bonusTitle', { name: payment.method?.description ?? '' }),
  };
  return (
    <Dialog
      open
      onClose={() => close()}
      title={titles[step] ?? t('purchase.title', { model: option.usage_model, name: nameOf(option) })}
    >
      {views[step]({
        ...actions,
        player,
        opensWindow,
        autoConfirm,
        back: trail.length === 0 ? null : () => dispatch({ type: 'back' }),
        close: () => close(),
      })}
      {hasMessages && <ToastRegion />}
    </Dialog>
  );
}

/** The view of each step. */
const views: Readonly<Record<PaymentStep, (props: StepProps) => ReactNode>> = {
  pin: (props) => <Pin {...props} />,
  changePin: ({ dispatch }) => (
    <FirstPin
      canWait={false}
      onDone={(isSet, pin) => {
        if (isSet) dispatch({ type: 'pin', pin: pin ?? noPin });
      }}
    />
  ),
  periods: ({ payment, dispatch }) => (
    <Periods option={payment.option} onPeriod={(period) => dispatch({ type: 'period', period })} />
  ),
  methods: ({ payment, isBusy, autoConfirm, back, choose, activate }) => (
    <Methods
      payment={payment}
      isBusy={isBusy}
      paysAtOnce={autoConfirm}
      back={back}
      onMethod={choose}
      onActivate={activate}
    />
  ),
  bonus: ({ payment, dispatch, back }) =>
    payment.method?.bonus_program == null ? null : (
      <BonusActivation
        program={payment.method.bonus_program}
        onDone={() => dispatch({ type: 'activated' })}
        onExit={back ?? (() => dispatch({ type: 'activated' }))}
      />
    ),
  confirmation: ({ payment, isBusy, back, pay, close }) => (
    <Confirmation payment={payment} isBusy={isBusy} back={back} onPay={pay} onExit={close} />
  ),
  any_card: ({ payment, isBusy, opensWindow, look, back }) => (
    <CardPage payment={payment} isBusy={isBusy} opensWindow={opensWindow} onLook={look} back={back} />
  ),
  processing: ({ payment, close }) => <Processing notification={payment.notification} onClose={close} />,
  success: ({ payment, dispatch, player, opensWindow, close }) => (
    <Success
      notification={payment.notification}
      player={player}
      opensWindow={opensWindow}
      onOnward={payment.onboarding === null ? null : () => dispatch({ type: 'onward' })}
      onClose={close}
    />
  ),
  product_onboarding: ({ payment: { onboarding }, opensWindow, close }) =>
    onboarding && <ProductOnboarding onboarding={onboarding} opensWindow={opensWindow} onClose={close} />,
  error: ({ payment, back, close, dispatch }) => (
    <Problem
      payment={payment}
      back={back}
      onAnotherWay={() => dispatch({ type: 'another_way' })}
      onClose={close}
    />
  ),
};

function Pin({ payment, enterPin }: Pick<StepProps, 'payment' | 'enterPin'>) {
  const t = useMessages();
  return (
    <>
      <p className={styles.text}>{t('purchase.pinText')}</p>
      <PinForm
        key={`pin ${payment.problem}`}
        label={t('profiles.pin')}
        button={t('modals.continue')}
        problem={payment.problem}
        onPin={enterPin}
        submitsItself
      />
    </>
  );
}

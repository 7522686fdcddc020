import type { PurchaseOption, PurchasePeriod } from '@kadr/contract';
import type { CodeOf } from '@kadr/contract/errors';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { orderPreviewQuery, paymentMethodsQuery } from './queries.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { noPin, isWrongPin, pinProblem } from '../profiles/pin-problem.ts';
import { FirstPin } from '../profiles/first-pin.tsx';
import { PinForm } from '../profiles/pin-form.tsx';
import { failureOf } from '../data/page-errors.ts';
import { isEmbedded } from '../data/entry-parameters.ts';
import { Dialog } from '../ui/dialog.tsx';
import { beginPayment, nameOf, orderOf, paymentStep } from './payment-steps.ts';
import { Confirmation, Methods, Periods, Problem, Success } from './payment-views.tsx';
import styles from './purchase.module.css';
import { refresh } from '../data/query-families.ts';

export interface PaymentModalProps {
  readonly option: PurchaseOption;
  /** Chosen already. */
  readonly period?: PurchasePeriod;
  /** Path that plays what is bought; null: the viewer goes on where he was. */
  readonly player: string | null;
  /** What is bought opens in another window: this one is another site's. */
  readonly opensWindow?: boolean;
}

/** The service's code for an account that cannot pay. */
const notEnoughFunds: CodeOf<'NOT_ENOUGH_FUNDS'> = 1_000_049;

/**
 * Buys or rents a title, or takes a service, step by step. Once it is paid, what is shown of titles and of the account is
 * refetched.
 */
export function PaymentModal({
  option,
  period,
  player,
  opensWindow = false,
  close,
}: PaymentModalProps & ModalProps<void>) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const profile = user?.profile;
  const [payment, dispatch] = useReducer(
    paymentStep,
    {
      option,
      period,
      isPinRequired:
        profile !== undefined && profile !== 'not_available' && profile.purchase_limits.is_pin_required,
    },
    beginPayment,
  );
  const [isBusy, setBusy] = useState(false);

  const refuse = (error: unknown): void => {
    if (isWrongPin(error)) {
      dispatch({ type: 'pin_refused', problem: pinProblem(t, error) });
      return;
    }
    const { status, error_code, description } = failureOf(error);
    dispatch({ type: 'refused', problem: description || t('error.default') });
    // What the page knows of the account is no longer true.
    if (error_code === notEnoughFunds) {
      void queries.invalidateQueries({ queryKey: userQuery().queryKey });
      void queries.invalidateQueries({ queryKey: paymentMethodsQuery().queryKey });
    }
    // Nor what it knows of the title: it is sold for something else, or not at all.
    if (status === 409) {
      void refresh(queries, 'media-item', 'service', 'purchase-options');
    }
  };
  const busily = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const enterPin = async (pin: string): Promise<string | null> => {
    try {
      const { valid } = await (await apiOf(queries)).profiles.pinValidate({ pin_code: pin });
      if (!valid) return t('input.pin.validate');
      dispatch({ type: 'pin', pin });
      return null;
    } catch (error) {
      return pinProblem(t, error);
    }
  };
  const pay = (): Promise<void> =>
    busily(async () => {
      const has_session_id = isEmbedded();
      const order = orderOf(payment, payment.method, has_session_id);
      if (order === null) return;
      const api = await apiOf(queries);
      const { ticket_id, status, notification } = await api.purchases.buy({ ...order, is_confirmed: true });
      const told =
        status === 'wait_payment' && ticket_id !== null
          ? await api.purchases.confirmTicket({ ticket_id, has_session_id })
          : { notification };
      dispatch({ type: 'paid', ...told });
      await forgetAnswers(queries).catch(() => undefined);
    });

  const back = payment.trail.length === 0 ? null : (): void => dispatch({ type: 'back' });
  const { step } = payment;
  return (
    <Dialog
      open
      onClose={() => close()}
      title={
        step === 'success'
          ? t('modals.successTitle')
          : step === 'error'
            ? t('purchase.errorTitle')
            : t('purchase.title', { model: option.usage_model, name: nameOf(option) })
      }
    >
      {step === 'pin' && (
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
      )}
      {step === 'changePin' && (
        <FirstPin
          canWait={false}
          onDone={(isSet, pin) => {
            if (isSet) dispatch({ type: 'pin', pin: pin ?? noPin });
          }}
        />
      )}
      {step === 'periods' && (
        <Periods option={option} onPeriod={(chosen) => dispatch({ type: 'period', period: chosen })} />
      )}
      {step === 'methods' && (
        <Methods
          payment={payment}
          isBusy={isBusy}
          back={back}
          onMethod={(method) =>
            busily(async () => {
              const order = orderOf(payment, method, isEmbedded());
              if (order === null) return;
              const { notification } = await queries.fetchQuery(orderPreviewQuery(order));
              dispatch({ type: 'method', method, notification });
            })
          }
        />
      )}
      {step === 'confirmation' && (
        <Confirmation payment={payment} isBusy={isBusy} back={back} onPay={pay} onExit={() => close()} />
      )}
      {step === 'success' && (
        <Success payment={payment} player={player} opensWindow={opensWindow} onClose={() => close()} />
      )}
      {step === 'error' && <Problem payment={payment} back={back} onClose={() => close()} />}
    </Dialog>
  );
}

import type { WireCardEntry } from '@kadr/contract';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { Told } from '../purchase/told.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './pay.module.css';
import { stripeAppearance } from './stripe-appearance.ts';
import { loadStripe } from './stripe-script.ts';
import type { Stripe, StripeElements } from './stripe-script.ts';

type StripeEntry = WireCardEntry & { readonly kind: 'tokenise' };

/** An attempt with the card in the bank's fields. */
export interface BankFields {
  readonly entry: StripeEntry;
  /** Id of the ticket: the bank redirects the browser back to it. */
  readonly ticketId: string;
}

export interface StripeFormProps extends BankFields {
  /** Label of the button. */
  readonly children: ReactNode;
  readonly problem: { readonly text: string; readonly more: string | null } | null;
  /** Called when the bank has accepted or refused the card: the service knows the result. */
  readonly onEntered: () => Promise<void>;
}

/** Languages of the bank's fields; it has no Armenian. */
const locales = { rus: 'ru', eng: 'en', hye: 'en' } as const;

/** The card in Stripe's fields and frames: neither this page nor the service sees its data. */
export function StripeForm({ entry, ticketId, children, problem, onEntered }: StripeFormProps) {
  const t = useMessages();
  const { place, bank, state } = useBankFields(entry);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || bank.current === null) return;
    setBusy(true);
    setWrong(null);
    const { stripe, elements } = bank.current;
    const confirmParams = { return_url: new URL(`/payments/return/${ticketId}`, location.href).href };
    const options = { elements, confirmParams, redirect: 'if_required' } as const;
    try {
      const { error } = await (entry.intent === 'payment'
        ? stripe.confirmPayment(options)
        : stripe.confirmSetup(options));
      if (error?.type === 'validation_error') setWrong(error.message ?? t('bank_card.error.default'));
      else await onEntered();
    } catch {
      setWrong(t('bank_card.error.default'));
    } finally {
      setBusy(false);
    }
  };
  if (state === 'failed') return <Told text={t('pay.noCards')} more={null} />;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {state === 'loading' && <Skeleton className={styles.waiting} />}
      <div ref={place} className={styles.bank} data-state={state} />
      <div className={styles.said} aria-live="polite">
        {wrong !== null ? (
          <Told text={wrong} more={null} />
        ) : (
          problem !== null && <Told text={problem.text} more={problem.more} />
        )}
      </div>
      <Button type="submit" variant="primary" size="large" loading={isBusy} disabled={state !== 'ready'}>
        {children}
      </Button>
    </form>
  );
}

/** Mounts the bank's fields in `place` once its script has loaded. */
function useBankFields({
  script_url: scriptUrl,
  public_key: publicKey,
  client_secret: clientSecret,
}: StripeEntry) {
  const place = useRef<HTMLDivElement>(null);
  const bank = useRef<{ readonly stripe: Stripe; readonly elements: StripeElements } | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const language = useLanguage();
  useEffect(() => {
    let isGone = false;
    let remove = (): void => undefined;
    const draw = async (): Promise<void> => {
      const stripe = await loadStripe(scriptUrl, { publicKey, locale: locales[language] });
      if (isGone || place.current === null) return;
      const elements = stripe.elements({ clientSecret, appearance: stripeAppearance(place.current) });
      const fields = elements.create('payment');
      remove = () => fields.destroy();
      fields.on('ready', () => setState('ready'));
      fields.on('loaderror', () => setState('failed'));
      fields.mount(place.current);
      bank.current = { stripe, elements };
    };
    draw().catch(() => setState('failed'));
    return () => {
      isGone = true;
      remove();
    };
  }, [scriptUrl, publicKey, clientSecret, language]);
  return { place, bank, state };
}

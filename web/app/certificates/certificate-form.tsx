import type { CertificateDesign, CertificateProduct, PaymentMethod } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Choice } from '../purchase/choice.tsx';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { offerTopUp } from '../purchase/top-up-panel.ts';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Form } from '../ui/use-form.ts';
import { Designs, Method } from './certificate-choices.tsx';
import styles from './certificates.module.css';
import { GiftFields, noGift, wrongIn } from './gift-fields.tsx';
import type { Gift } from './gift-fields.tsx';
import { orderCertificate } from './order-certificate.ts';
import type { Ordered } from './order-certificate.ts';
import { sendTimeOf } from './send-day.ts';

export interface CertificateFormProps {
  /** At least one. */
  readonly products: readonly CertificateProduct[];
  /** At least one. */
  readonly designs: readonly CertificateDesign[];
  readonly onDone: (outcome: Ordered) => void;
}

interface Values {
  readonly product: CertificateProduct | null;
  readonly design: CertificateDesign | null;
  readonly isGift: boolean;
  readonly gift: Gift;
  readonly methodId: number | null;
  readonly pin: string;
}

/** The form that orders and pays for a certificate: the recipient, the design, the greeting and the day. */
export function CertificateForm(props: CertificateFormProps) {
  const t = useMessages();
  const formats = useFormats();
  const isInBrowser = useIsInBrowser();
  const [now] = useState(() => new Date());
  const { form, payer } = useCertificateForm(props);
  const { values, errors, error, isSending, change, onSubmit } = form;
  const { product, design, gift, isGift } = values;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Designs designs={props.designs} chosen={design} onChoose={(next) => change({ design: next })} />
      <Products products={props.products} chosen={product} onChoose={(next) => change({ product: next })} />
      <Choice
        label={t('certificates.for')}
        name="for"
        chosen={isGift}
        onChoose={(next) => change({ isGift: next })}
        entries={[
          { id: 'gift', value: true, content: t('certificates.forGift') },
          { id: 'self', value: false, content: t('certificates.forSelf') },
        ]}
      />
      {isGift && (
        <GiftFields
          gift={gift}
          now={now}
          wrong={errors.gift === undefined ? null : wrongIn(t, gift, now)}
          onChange={(next) => change({ gift: next })}
        />
      )}
      <Payment payer={payer} form={form} />
      {error !== null && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" loading={isSending} disabled={!isInBrowser}>
        {payer.isSignedIn && product !== null
          ? t('certificates.pay', { price: formats.money(product.amount, product.currency) })
          : t('certificates.continue')}
      </Button>
    </form>
  );
}

/** The payer and the means of payment. */
interface Payer {
  readonly isSignedIn: boolean;
  readonly isPinRequired: boolean;
  readonly methods: readonly PaymentMethod[];
}

function usePayer(): Payer {
  const { data: user } = useQuery(userQuery());
  const isSignedIn = user?.isAuth === true;
  const { profile } = user ?? {};
  return {
    isSignedIn,
    isPinRequired:
      profile !== undefined && profile !== 'not_available' && profile.purchase_limits.is_pin_required,
    methods: useMethods(isSignedIn),
  };
}

function useCertificateForm({ products, designs, onDone }: CertificateFormProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const payer = usePayer();
  const { isSignedIn, isPinRequired, methods } = payer;
  const form = useForm<Values>({
    initial: {
      product: products[0] ?? null,
      design: designs[0] ?? null,
      isGift: true,
      gift: noGift,
      methodId: null,
      pin: '',
    },
    check: ({ isGift, gift, pin }) => ({
      ...(isGift && wrongIn(t, gift, new Date()) !== null && { gift: t('input.email.validate') }),
      ...(isSignedIn && isPinRequired && !/^\d{4}$/.test(pin) && { pin: t('input.pin.validate') }),
    }),
    send: async ({ product, design, isGift, gift, methodId, pin }) => {
      if (!isSignedIn) {
        await requestSignIn();
        return false;
      }
      const method = methodId ?? methods[0]?.id;
      if (product === null || design === null || method === undefined) return false;
      const outcome = await orderCertificate(queries, {
        product_id: product.id,
        amount: product.amount,
        design: design.alias,
        payment_method_id: method,
        gift: isGift ? wireGift(gift) : null,
        ...(isPinRequired && { pin_code: pin }),
      }).catch((error: unknown) => {
        offerTopUp(queries, t, error);
        throw error;
      });
      return outcome === 'left' ? undefined : onDone(outcome);
    },
  });
  return { form, payer };
}

function Products({
  products,
  chosen,
  onChoose,
}: {
  readonly products: readonly CertificateProduct[];
  readonly chosen: CertificateProduct | null;
  readonly onChoose: (product: CertificateProduct) => void;
}) {
  const t = useMessages();
  const { money } = useFormats();
  return (
    <Choice
      label={t('certificates.product')}
      name="product"
      chosen={chosen}
      onChoose={onChoose}
      entries={products.map((product) => ({
        id: String(product.id),
        value: product,
        content: (
          <>
            <span className={styles.strong}>{product.name}</span>
            {!names(product.name, money(product.amount, product.currency)) && (
              <span className={styles.text}>{money(product.amount, product.currency)}</span>
            )}
          </>
        ),
      }))}
    />
  );
}

/** Whether a name contains the sum itself, as “Certificate for 500 ₽” does. */
function names(name: string, sum: string): boolean {
  const [text, part] = [name, sum].map((words) => words.replaceAll(/\s/g, '')) as [string, string];
  return text.includes(part);
}

/** The means of payment, and the PIN where the profile requires it; nothing before the viewer has signed in. */
function Payment({
  payer: { isSignedIn, isPinRequired, methods },
  form: { values, errors, change },
}: {
  readonly payer: Payer;
  readonly form: Form<Values>;
}) {
  const t = useMessages();
  if (!isSignedIn) return null;
  return (
    <>
      {methods.length > 0 && (
        <Choice
          label={t('purchase.methods')}
          name="method"
          chosen={methods.find(({ id }) => id === values.methodId) ?? methods[0] ?? null}
          onChoose={(method) => change({ methodId: method.id })}
          entries={methods.map((method) => ({
            id: String(method.id),
            value: method,
            content: <Method method={method} currency={values.product?.currency ?? 'RUB'} />,
          }))}
        />
      )}
      {isPinRequired && (
        <TextField
          label={t('profiles.pin')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={values.pin}
          error={errors.pin ?? null}
          onChange={({ currentTarget }) => change({ pin: currentTarget.value })}
        />
      )}
    </>
  );
}

/** The means of payment for a certificate: the balance and cards. */
function useMethods(isSignedIn: boolean): readonly PaymentMethod[] {
  const { data } = useQuery({ ...paymentMethodsQuery(), enabled: isSignedIn });
  const all = data?.items.find(({ name }) => name === 'purchase')?.payment_methods ?? [];
  return all.filter(({ name }) => name !== 'bonus');
}

function wireGift(gift: Gift) {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    recipient_email: gift.email.trim(),
    recipient_name: orNull(gift.name),
    sender_name: orNull(gift.sender),
    greeting: orNull(gift.greeting),
    send_at: gift.day === '' ? null : (sendTimeOf(gift.day, new Date()) ?? null),
  };
}

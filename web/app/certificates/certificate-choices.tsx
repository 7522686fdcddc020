import type { CertificateDesign, PaymentMethod } from '@kadr/contract';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { CardMark } from '../purchase/card-mark.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import styles from './certificates.module.css';

/** The choice of a certificate's design. */
export function Designs({
  designs,
  chosen,
  onChoose,
}: {
  readonly designs: readonly CertificateDesign[];
  readonly chosen: CertificateDesign | null;
  readonly onChoose: (design: CertificateDesign) => void;
}) {
  const t = useMessages();
  return (
    <fieldset className={styles.designs}>
      <legend className={styles.legend}>{t('certificates.design')}</legend>
      {designs.map((design) => (
        <label key={design.alias} className={styles.design}>
          <input
            type="radio"
            name="design"
            value={design.alias}
            checked={design === chosen}
            onChange={() => onChoose(design)}
            className={styles.radio}
          />
          <CertificatePicture design={design} />
          <span className={styles.text}>{design.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A means of payment, with its balance. */
export function Method({
  method: { name, description, balances, bank_card },
  currency,
}: {
  readonly method: PaymentMethod;
  readonly currency: string;
}) {
  const { money } = useFormats();
  const held = balances.find((one) => one.currency === currency)?.amount ?? 0;
  return (
    <>
      <span className={styles.strong}>{description}</span>
      {name === 'account_prepaid' && <span className={styles.text}>{money(held, currency)}</span>}
      {bank_card !== null && <CardMark type={bank_card.type} />}
    </>
  );
}

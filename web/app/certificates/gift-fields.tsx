import { bonusLoginOf } from '@kadr/contract/bonus-login';
import { useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './certificates.module.css';
import { dayOf, lastDay, sendTimeOf } from './send-day.ts';

/** The fields of a gift, as typed. */
export interface Gift {
  readonly email: string;
  readonly name: string;
  readonly sender: string;
  readonly greeting: string;
  /** `2026-03-01`; empty for today. */
  readonly day: string;
}

export const noGift: Gift = { email: '', name: '', sender: '', greeting: '', day: '' };

/** The errors of a gift, by field; null when there are none. */
export function wrongIn(t: Translate, { email, day }: Gift, now: Date): Partial<Gift> | null {
  const wrong = {
    ...(bonusLoginOf(email, 'email') === null && { email: t('input.email.validate') }),
    ...(day !== '' && sendTimeOf(day, now) === undefined && { day: t('certificates.dateWrong') }),
  };
  return Object.keys(wrong).length === 0 ? null : wrong;
}

/** The fields of a gift: recipient, day and greeting. */
export function GiftFields({
  gift,
  now,
  wrong,
  onChange,
}: {
  readonly gift: Gift;
  readonly now: Date;
  readonly wrong: Partial<Gift> | null;
  readonly onChange: (gift: Gift) => void;
}) {
  const t = useMessages();
  return (
    <div className={styles.gift}>
      <TextField
        label={t('certificates.recipientEmail')}
        type="email"
        autoComplete="off"
        maxLength={254}
        error={wrong?.email ?? null}
        value={gift.email}
        onChange={({ currentTarget }) => onChange({ ...gift, email: currentTarget.value })}
      />
      <TextField
        label={t('certificates.sendOn')}
        hint={t('certificates.sendHint')}
        type="date"
        min={dayOf(now)}
        max={lastDay(now)}
        error={wrong?.day ?? null}
        value={gift.day === '' ? dayOf(now) : gift.day}
        onChange={({ currentTarget }) => onChange({ ...gift, day: currentTarget.value })}
      />
      <TextField
        label={t('certificates.recipientName')}
        hint={t('certificates.optional')}
        autoComplete="off"
        maxLength={80}
        value={gift.name}
        onChange={({ currentTarget }) => onChange({ ...gift, name: currentTarget.value })}
      />
      <TextField
        label={t('certificates.senderName')}
        hint={t('certificates.optional')}
        autoComplete="name"
        maxLength={80}
        value={gift.sender}
        onChange={({ currentTarget }) => onChange({ ...gift, sender: currentTarget.value })}
      />
      <div className={styles.greeting}>
        <TextField
          label={t('certificates.greeting')}
          hint={t('certificates.optional')}
          autoComplete="off"
          maxLength={500}
          value={gift.greeting}
          onChange={({ currentTarget }) => onChange({ ...gift, greeting: currentTarget.value })}
        />
      </div>
    </div>
  );
}

import type { Currency, PurchaseQuality } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountKey } from '../account-queries.ts';
import { KeyField } from '../key-field.tsx';
import type { DialogProps } from './account-dialog.tsx';

const qualities: readonly PurchaseQuality[] = ['SD', 'HD', 'UHD'];
const currencies: readonly Currency[] = ['RUB', 'AMD', 'USD', 'EUR'];
/** The maximum number of days per grant. */
const mostDays = 366;

/** Grants a film or an episode permanently. */
export function GiveTitleDialog({ account, title, onClose }: DialogProps) {
  const t = useTexts();
  const [slug, setSlug] = useState<string | null>(title ?? null);
  const [quality, setQuality] = useState<PurchaseQuality>('HD');
  return (
    <ActionDialog
      title={t('action.title')}
      hint={t('actionHint.title')}
      action={t('actions.give')}
      done={t('actionDone.title')}
      isReady={slug !== null}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={(reason) => service.operator.grantTitle({ id: account.id, title: slug ?? '', quality, reason })}
    >
      <KeyField kind="title" label={t('actions.title')} value={slug} onChange={setSlug} />
      <Segments
        label={t('actions.quality')}
        value={quality}
        choices={qualities.map((value) => ({ value, label: value }))}
        onChange={setQuality}
      />
    </ActionDialog>
  );
}

/** Grants days of a service. */
export function GiveDaysDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  const [alias, setAlias] = useState<string | null>(null);
  const [text, setText] = useState('7');
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  const isFew = days >= 1 && days <= mostDays;
  return (
    <ActionDialog
      title={t('action.days')}
      hint={t('actionHint.days')}
      action={t('actions.give')}
      done={t('actionDone.days')}
      isReady={alias !== null && isFew}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={(reason) => service.operator.grantDays({ id: account.id, service: alias ?? '', days, reason })}
    >
      <KeyField kind="service" label={t('actions.service')} value={alias} onChange={setAlias} />
      <TextField
        label={t('actions.days')}
        inputMode="numeric"
        value={text}
        onChange={setText}
        error={text.trim() === '' || isFew ? undefined : t('actions.daysWrong', { most: mostDays })}
      />
    </ActionDialog>
  );
}

/** Credits an account. An attempt without a response is repeated with the same idempotency key. */
export function CreditDialog({ account, onClose }: DialogProps) {
  const t = useTexts();
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState<number | null>(null);
  const [currency, setCurrency] = useState<Currency>(account.balances[0]?.currency ?? 'RUB');
  return (
    <ActionDialog
      title={t('action.credit')}
      action={t('actions.credit')}
      done={t('actionDone.credit')}
      isReady={amount !== null}
      queryKey={accountKey(account.id)}
      onClose={onClose}
      onAct={async (reason) => {
        const credit = { account: { san: account.san }, key, amount: amount ?? 0, currency };
        await service.operator.creditAccounts({ credits: [credit], reason });
      }}
    >
      <AmountField label={t('money.amount')} value={amount} onChange={setAmount} />
      <Segments
        label={t('actions.currency')}
        value={currency}
        choices={currencies.map((value) => ({ value, label: value }))}
        onChange={setCurrency}
      />
    </ActionDialog>
  );
}

import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Segments } from '../ui/segments.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TaskDialog } from '../ui/task-dialog.tsx';

interface DisputeDialogProps {
  /** Null: the member enters it. */
  readonly orderId: number | null;
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

const states = ['open', 'won', 'lost'] as const;

/** Records a bank's decision in a card dispute. */
export function DisputeDialog({ orderId, queryKey, onClose }: DisputeDialogProps) {
  const t = useTexts();
  const [order, setOrder] = useState(orderId === null ? '' : String(orderId));
  const [state, setState] = useState<(typeof states)[number]>('open');
  const isReady = /^\d{1,10}$/.test(order.trim());
  return (
    <TaskDialog
      title={t('money.disputeTitle')}
      action={t('money.disputeSave')}
      done={t('money.disputeDone')}
      isDangerous={state === 'lost'}
      isReady={isReady}
      queryKey={queryKey}
      onAct={() => service.operator.noteDispute({ order_id: Number(order), state })}
      onClose={onClose}
    >
      <TextField
        label={t('money.orderNumber')}
        inputMode="numeric"
        value={order}
        onChange={setOrder}
        isReadOnly={orderId !== null}
        isFocusedFirst={orderId === null}
      />
      <Segments
        label={t('money.disputeState')}
        value={state}
        choices={states.map((value) => ({ value, label: t(`dispute.${value}`) }))}
        onChange={setState}
      />
      <p>{t(`disputeHint.${state}`)}</p>
    </TaskDialog>
  );
}

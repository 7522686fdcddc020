import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segments } from '../ui/segments.tsx';
import { TextField } from '../ui/text-field.tsx';

interface DisputeDialogProps {
  /** Null: it is typed. */
  readonly orderId: number | null;
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

const states = ['open', 'won', 'lost'] as const;

/** Enters what a bank says of a dispute of a payment by card. */
export function DisputeDialog({ orderId, queryKey, onClose }: DisputeDialogProps) {
  const t = useTexts();
  const task = useTask();
  const notify = useNotify();
  const queries = useQueryClient();
  const [order, setOrder] = useState(orderId === null ? '' : String(orderId));
  const [state, setState] = useState<(typeof states)[number]>('open');
  const isReady = /^\d{1,10}$/.test(order.trim());
  const note = async (): Promise<void> => {
    if (!isReady) return;
    const isDone = await task.run(async () => {
      await service.operator.noteDispute({ order_id: Number(order), state });
    });
    if (!isDone) return;
    notify(t('money.disputeDone'), { type: 'success' });
    void queries.invalidateQueries({ queryKey });
    onClose();
  };
  return (
    <Dialog title={t('money.disputeTitle')} isOpen onClose={onClose}>
      <Form onSubmit={() => void note()}>
        {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
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
        <FormActions>
          <Button
            look={state === 'lost' ? 'danger' : 'primary'}
            type="submit"
            isPending={task.isBusy}
            isDisabled={!isReady}
          >
            {t('money.disputeSave')}
          </Button>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

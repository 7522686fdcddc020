import type { PurchaseOption, UsageModel } from '@kadr/contract';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { PeriodName, Price } from './price.tsx';
import styles from './purchase.module.css';

export interface OptionsModalProps {
  /** At least one, all of the same title. */
  readonly options: readonly PurchaseOption[];
  /** Name of the title. */
  readonly name: string;
  /** The variant that is shown first. */
  readonly first: UsageModel;
}

/** The options to obtain a title: a tab per variant, a card per option. Closed with the chosen one. */
export function OptionsModal({
  options,
  name,
  first,
  close,
}: OptionsModalProps & ModalProps<PurchaseOption>) {
  const t = useMessages();
  const models = [...new Set(options.map(({ usage_model }) => usage_model))];
  const [selected, select] = useState(first);
  const cards = (
    <ul className={styles.options}>
      {options
        .filter(({ usage_model }) => usage_model === selected)
        .map((option) => (
          <li key={option.seq_id} className={styles.option}>
            <h3 className={styles.cardName}>{option.service?.name ?? option.content?.quality}</h3>
            <ul className={styles.offers}>
              {option.periods.map((period) => (
                <li key={`${period.duration ?? ''}${period.duration_unit ?? ''}`} className={styles.offer}>
                  <PeriodName period={period} />
                  {period.prices[0] && <Price price={period.prices[0]} />}
                </li>
              ))}
            </ul>
            <Button variant="primary" onClick={() => close(option)}>
              {t('purchase.choose', { model: option.usage_model })}
            </Button>
          </li>
        ))}
    </ul>
  );
  return (
    <Dialog open onClose={() => close()} title={t('purchase.optionsTitle', { name })}>
      {models.length < 2 ? (
        cards
      ) : (
        <Tabs
          label={t('purchase.variants')}
          tabs={models.map((model) => ({ id: model, name: t('purchase.variant', { model }) }))}
          selected={selected}
          onSelect={(id) => select(models.find((model) => model === id) ?? first)}
        >
          {cards}
        </Tabs>
      )}
    </Dialog>
  );
}

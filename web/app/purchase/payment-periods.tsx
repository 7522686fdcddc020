import type { PurchaseOption, PurchasePeriod } from '@kadr/contract';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from './choice.tsx';
import { defaultPeriod } from './payment-order.ts';
import { PeriodName, Price, Trial } from './price.tsx';
import styles from './purchase.module.css';

export function Periods({
  option,
  onPeriod,
}: {
  readonly option: PurchaseOption;
  readonly onPeriod: (period: PurchasePeriod) => void;
}) {
  const t = useMessages();
  const [chosen, setChosen] = useState(() => defaultPeriod(option) ?? null);
  return (
    <>
      <Choice
        label={t('purchase.periods')}
        name="period"
        chosen={chosen}
        onChoose={setChosen}
        entries={option.periods.map((period) => ({
          id: `${period.duration ?? ''}${period.duration_unit ?? ''}`,
          value: period,
          content: (
            <>
              <span>
                <span className={styles.cardName}>
                  <PeriodName period={period} />
                </span>
                {period.prices[0] && <Trial price={period.prices[0]} />}
              </span>
              {period.prices[0] && <Price price={period.prices[0]} />}
            </>
          ),
        }))}
      />
      <div className={styles.steps}>
        <Button
          variant="primary"
          size="large"
          disabled={chosen === null}
          onClick={() => chosen && onPeriod(chosen)}
        >
          {t('modals.continue')}
        </Button>
      </div>
    </>
  );
}

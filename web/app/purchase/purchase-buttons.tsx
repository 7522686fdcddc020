import type { MediaItem, PurchaseVariant } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';

export interface PurchaseButtonsProps {
  readonly item: Pick<MediaItem, 'id' | 'slug' | 'type' | 'name' | 'purchase_variants'>;
  /** Opens the bought title in another window: this one belongs to another site. */
  readonly opensWindow?: boolean;
  /** Called when the purchase has ended, successfully or not. */
  readonly onClosed?: () => void;
}

/** A button for each way to obtain a title, with its price, or the lowest of several. */
export function PurchaseButtons({ item, opensWindow = false, onClosed }: PurchaseButtonsProps) {
  const t = useMessages();
  const formats = useFormats();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const begin = async (usageModel: PurchaseVariant['usage_model']): Promise<void> => {
    setOpen(true);
    try {
      const { startPurchase } = await import('./start-purchase.ts');
      await startPurchase(queries, {
        item,
        usageModel,
        opensWindow,
        failedText: t('title.purchaseFailed'),
      });
    } finally {
      setOpen(false);
      onClosed?.();
    }
  };
  return variantsByModel(item.purchase_variants).map(({ cheapest, isOnly }, at) => (
    <Button
      key={cheapest.usage_model}
      variant={at === 0 ? 'primary' : 'secondary'}
      size="large"
      loading={isOpen}
      data-event="ui_button_click"
      data-event-name="purchase"
      onClick={() => void begin(cheapest.usage_model)}
    >
      {t('title.obtain', {
        model: cheapest.usage_model,
        from: isOnly ? 'no' : 'yes',
        price: formats.money(cheapest.amount, cheapest.currency),
      })}
    </Button>
  ));
}

interface Offer {
  readonly cheapest: PurchaseVariant;
  readonly isOnly: boolean;
}

/** The lowest price of each usage model, in the order of the variants. */
function variantsByModel(variants: readonly PurchaseVariant[]): Offer[] {
  const models = [...new Set(variants.map(({ usage_model }) => usage_model))];
  return models.flatMap((model) => {
    const own = variants.filter(({ usage_model }) => usage_model === model);
    const [cheapest] = own.toSorted((one, other) => one.amount - other.amount);
    return cheapest === undefined ? [] : [{ cheapest, isOnly: own.length === 1 }];
  });
}

import type { PurchaseVariant } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import type { ButtonProps } from '../ui/button.tsx';

export interface ServiceButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  /** Id of the service. */
  readonly service: number;
  /** Called when everything is closed, bought or not. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** Subscribes to a service, in the payment modal; a guest is asked to sign in first. */
export function ServiceButton({ service, children, onClosed, ...look }: ServiceButtonProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const begin = async (): Promise<void> => {
    setOpen(true);
    try {
      const { startServicePurchase } = await import('./start-service-purchase.ts');
      await startServicePurchase(queries, service, t('offers.buyFailed'));
    } finally {
      setOpen(false);
      onClosed?.();
    }
  };
  return (
    <Button
      {...look}
      loading={isOpen}
      data-event="ui_button_click"
      data-event-name="buy"
      onClick={() => void begin()}
    >
      {children}
    </Button>
  );
}

/** “Take for 299 ₽”, or from the lowest of several prices. */
export function TakeWords({ variants }: { readonly variants: readonly PurchaseVariant[] }) {
  const t = useMessages();
  const formats = useFormats();
  const [cheapest] = variants.toSorted((one, other) => one.amount - other.amount);
  if (cheapest === undefined) return t('services.takeIt');
  return t('services.take', {
    from: variants.length > 1 ? 'yes' : 'no',
    price: formats.money(cheapest.amount, cheapest.currency),
  });
}

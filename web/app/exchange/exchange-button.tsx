import type { MediaItem } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';

/** The button on the page of a film that the account may exchange. */
export function ExchangeButton({ item }: { readonly item: MediaItem }) {
  const t = useMessages();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!item.actions.some(({ type }) => type === 'exchange')) return null;
  const begin = async (): Promise<void> => {
    setOpen(true);
    try {
      const { askExchange } = await import('./ask-exchange.ts');
      await askExchange(queries, item, t);
    } finally {
      setOpen(false);
    }
  };
  return (
    <Button
      size="large"
      loading={isOpen}
      aria-haspopup="dialog"
      data-event="ui_button_click"
      data-event-name="exchange"
      onClick={() => void begin()}
    >
      {t('title.exchange')}
    </Button>
  );
}

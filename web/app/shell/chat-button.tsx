import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { toasts } from '../data/toasts.ts';
import type { ChatSource } from './chat.ts';

/** Opens the brand's chat. */
export function ChatButton({ chat }: { readonly chat: ChatSource }) {
  const t = useMessages();
  const [isLoading, setLoading] = useState(false);
  const show = useRef<() => Promise<void>>(null);
  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      const { createChat, loadScript, widgetOf } = await import('./chat.ts');
      show.current ??= createChat(chat, {
        load: loadScript,
        widget: () => widgetOf(window),
        random: Math.random,
      });
      await show.current();
    } catch {
      toasts.show({ title: t('shell.chatFailed'), tone: 'bad', duration: 5 });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button icon="chat" size="small" loading={isLoading} onClick={() => void open()}>
      {t('shell.chat')}
    </Button>
  );
}

import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';

/** Returns to the previous step; null on the first one. */
export type Back = (() => void) | null;

export function BackButton({ back }: { readonly back: Back }) {
  const t = useMessages();
  if (back === null) return null;
  return (
    <Button variant="ghost" icon="arrow_left" onClick={back}>
      {t('purchase.back')}
    </Button>
  );
}

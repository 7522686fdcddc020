import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { forgetSearches } from './recent-searches.ts';

/** Deletes the recent searches of this browser. */
export function ForgetSearches({ onForgotten }: { readonly onForgotten: () => void }) {
  const t = useMessages();
  return (
    <Button
      variant="ghost"
      size="small"
      onClick={() => {
        forgetSearches(localStorage);
        onForgotten();
      }}
    >
      {t('search.forget')}
    </Button>
  );
}

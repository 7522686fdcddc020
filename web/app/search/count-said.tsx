import { useMessages } from '../i18n/messages.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Announces to screen readers how many lines a list has; nothing for null. A live region from the start. */
export function CountSaid({ count }: { readonly count: number | null }) {
  const t = useMessages();
  return (
    <span aria-live="polite">
      <VisuallyHidden>{count === null ? '' : t('search.suggested', { count })}</VisuallyHidden>
    </span>
  );
}

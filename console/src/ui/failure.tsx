import { descriptionOf } from '../data/client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface FailureProps {
  /** Error of a query; null if it has not failed. */
  readonly error: Error | null;
  /** Retries. Omitted if that happens automatically. */
  readonly onRetry?: () => unknown;
}

/** Why data could not be read, in the service's words. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useTexts();
  if (error === null) return null;
  const retry = onRetry && <Button onPress={() => void onRetry()}>{t('ui.tryAgain')}</Button>;
  return (
    <Notice tone="bad" actions={retry}>
      {descriptionOf(error) ?? t('ui.unreachable')}
    </Notice>
  );
}

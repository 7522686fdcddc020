import type { KadrClient } from '@kadr/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../data/page-errors.ts';
import { apiOf } from '../data/query-client.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { useMessages } from '../i18n/messages.tsx';
import { showError } from '../modals/open-modals.ts';
import { offerTopUp } from '../purchase/top-up-panel.ts';
import { Button } from '../ui/button.tsx';
import { useTask } from '../ui/use-task.ts';

export interface ServiceChange {
  readonly isBusy: boolean;
  readonly run: (work: (api: KadrClient) => Promise<unknown>) => Promise<void>;
}

/** A button for an action on a service of the account. */
export function ServiceAction({
  words: [label, longLabel],
  variant = 'secondary',
  isBusy,
  onPress,
}: {
  /** On the button, and for screen readers, which lack the context. */
  readonly words: readonly [label: string, longLabel: string];
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly isBusy: boolean;
  readonly onPress: () => Promise<void>;
}) {
  return (
    <Button
      size="small"
      variant={variant}
      loading={isBusy}
      aria-label={longLabel}
      onClick={() => void onPress()}
    >
      {label}
    </Button>
  );
}

/** Changes a subscription, and shows the result. */
export function useServiceChange(): ServiceChange {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, run } = useTask((error) => {
    if (!offerTopUp(queries, t, error))
      void showError({ text: failureOf(error).description || t('my.serviceFailed') });
    return null;
  });
  return {
    isBusy,
    run: async (work) => {
      await run(async () => {
        await work(await apiOf(queries));
        await forgetAnswers(queries).catch(() => undefined);
      });
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { cardPageOf } from '../purchase/card-page-address.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { useTask } from '../ui/use-task.ts';

const keys = createMoneyKeys();

/** Starts to link a card, and navigates to the page that takes it. */
export function useAddCard() {
  const t = useMessages();
  const queries = useQueryClient();
  const task = useTask();
  return {
    error: task.error,
    isBusy: task.isBusy,
    run: () =>
      task.run(async () => {
        const { bankCards } = await apiOf(queries);
        const address = cardPageOf(await keys.call('card', (keyed) => bankCards.add({}, keyed)));
        if (address === null) throw new Error(t('error.default'));
        location.assign(address);
      }),
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { showError } from '../modals/open-modals.ts';
import { bonusesQuery } from './queries.ts';

/** Says that a programme no longer exists; its name is unknown. */
function sayMissing(t: Translate): Promise<void> {
  return showError({ title: 'NONAME', text: t('modal.bonus_activate.error.subtitle') });
}

/** Opens the steps by which the account joins a programme. Resolves when the modal is closed. */
export async function openBonus(queries: QueryClient, id: number, t: Translate): Promise<void> {
  const { items } = await queries.fetchQuery({ ...bonusesQuery(), staleTime: 0 });
  const program = items.find((one) => one.id === id);
  if (program === undefined) return sayMissing(t);
  await modals.open(() => import('./bonus-modal.tsx').then((module) => module.BonusModal), { program });
}

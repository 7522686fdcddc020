import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PinForm } from './pin-form.tsx';
import { pinProblem } from './pin-problem.ts';
import styles from './profiles.module.css';
import { ageLimitsQuery } from './queries.ts';
import { highestOf } from './settings-fields.ts';
import { presentOf } from './use-profiles.ts';

/**
 * Removes the age limit of the current profile, so that the PIN is not required. Closed with true once it is removed.
 */
export function CancelLimitModal({ close }: ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const { data: limits } = useQuery(ageLimitsQuery());
  const profile = presentOf(user);
  const highest = highestOf(limits?.items ?? []);
  const lift = async (pin: string): Promise<string | null> => {
    if (profile === null || highest === undefined) return t('error.default');
    try {
      const api = await apiOf(queries);
      await api.profiles.edit({
        id: profile.id,
        max_age_limit_id: highest.id,
        default_age_limit_id: highest.id,
        pin_code: pin,
      });
      await queries.invalidateQueries({ queryKey: userQuery().queryKey });
      close(true);
      return null;
    } catch (error) {
      return pinProblem(t, error);
    }
  };
  return (
    <Dialog open onClose={() => close()} title={t('profiles.cancelLimitTitle')}>
      <p className={styles.text}>{t('profiles.cancelLimitText', { name: profile?.name ?? '' })}</p>
      <PinForm label={t('profiles.pin')} button={t('profiles.disablePin')} onPin={lift} />
    </Dialog>
  );
}

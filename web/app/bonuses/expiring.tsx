import type { BonusProgram } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import styles from './bonuses.module.css';

/** The points that expire next, and the day. */
export function Expiring({ expiring }: { readonly expiring: NonNullable<BonusProgram['expiring']> }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const [date = ''] = moment(expiring.at, user?.currentTimeZone ?? 'UTC').split(' ');
  return <span className={styles.note}>{t('bonuses.expire', { count: expiring.points, date })}</span>;
}

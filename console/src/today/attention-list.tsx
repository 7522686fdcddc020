import type { AttentionKind, Permission, Today } from '@kadr/contract';
import { Link } from 'react-router';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './today.module.css';

/** Where something is dealt with, and what a member needs to get there. */
interface Place {
  readonly path: string;
  readonly permission: Permission;
}

const money: Place = { path: '/money', permission: 'money:read' };

/** An order is found by its number among the accounts. */
const byOrder = (order: string | null): Place => ({
  path: order === null ? '/people' : `/people?q=${encodeURIComponent(order)}`,
  permission: 'accounts:read',
});

const places: Readonly<Record<AttentionKind, (example: string | null) => Place>> = {
  ingest_failed: () => ({ path: '/ingests', permission: 'ingest:read' }),
  letter_given_up: () => money,
  payment_unknown: byOrder,
  refund_failed: () => money,
  dispute_open: byOrder,
  books_disagree: () => money,
  renewal_refused: () => ({ path: '/people', permission: 'accounts:read' }),
  guide_ends: () => ({ path: '/records/channel', permission: 'catalogue:read' }),
  problem_reported: () => ({ path: '/reports', permission: 'support:read' }),
};

/** What needs somebody, each with the way to where it is dealt with. */
export function AttentionList({ attention }: Pick<Today, 'attention'>) {
  const t = useTexts();
  const may = useMay();
  if (attention.length === 0) return <EmptyState icon="check" title={t('today.allWell')} />;
  return (
    <ul className={styles.attention}>
      {attention.map(({ kind, count, example }) => {
        const { path, permission } = places[kind](example);
        const words = t(`attention.${kind}`, { count });
        return (
          <li key={kind}>
            <Badge tone="warn">{count}</Badge>
            <span>
              {may(permission) ? <Link to={path}>{words}</Link> : words}
              {example !== null && <span className={styles.example}>{example}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

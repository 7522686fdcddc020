import type { AttentionKind, Permission, Today } from '@kadr/contract';
import { Link } from 'react-router';
import { useMay } from '../data/member.ts';
import { listPath } from '../data/record-kinds.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './today.module.css';

/** The screen that handles an issue, and the permission it requires. */
interface Place {
  readonly path: string;
  readonly permission: Permission;
}

const money: Place = { path: '/money', permission: 'money:read' };

/** An account can be found by its number or by an order number. */
const accountOf = (number: string | null): Place => ({
  path: number === null ? '/people' : `/people?q=${encodeURIComponent(number)}`,
  permission: 'accounts:read',
});

const endingRights = `${listPath('title')}?${new URLSearchParams({ filter: JSON.stringify({ rights: 'ending' }) })}`;

const places: Readonly<Record<AttentionKind, (example: string | null) => Place>> = {
  ingest_failed: () => ({ path: '/films', permission: 'ingest:read' }),
  letter_given_up: () => money,
  payment_unknown: accountOf,
  refund_failed: accountOf,
  dispute_open: accountOf,
  books_disagree: () => money,
  renewal_refused: accountOf,
  guide_ends: (slug) => ({
    path: slug === null ? '/television' : `/television/${slug}`,
    permission: 'catalogue:read',
  }),
  rights_end: () => ({ path: endingRights, permission: 'catalogue:read' }),
  webhook_given_up: () => ({ path: '/settings/webhooks', permission: 'webhooks:write' }),
  backup_old: () => ({ path: '/settings/service', permission: 'settings:write' }),
  problem_reported: () => ({ path: '/reports', permission: 'support:read' }),
};

/** Open issues, each with a link to the screen that handles it. */
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

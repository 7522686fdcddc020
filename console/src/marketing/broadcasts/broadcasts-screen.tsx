import type { BroadcastSummary } from '@kadr/contract';
import { useMay } from '../../data/member.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { broadcastPath, useBroadcasts } from '../marketing-queries.ts';
import styles from './broadcasts.module.css';
import { StateBadge } from './state-badge.tsx';

/** Broadcasts with their states and results. */
export function BroadcastsScreen() {
  const t = useTexts();
  const may = useMay();
  const { query, items } = useBroadcasts();
  return (
    <MemberPage
      title={t('broadcasts.title')}
      permission="marketing:read"
      query={query}
      actions={
        may('marketing:write') && (
          <ButtonLink look="primary" icon="plus" href={broadcastPath(null)}>
            {t('broadcasts.new')}
          </ButtonLink>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState icon="marketing" title={t('broadcasts.none')}>
          <p>{t('broadcasts.noneHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          label={t('broadcasts.title')}
          columns={[
            t('broadcasts.name'),
            t('broadcasts.state'),
            [t('results.sent')],
            [t('results.shown')],
            [t('results.acted')],
          ]}
        >
          {items.map((broadcast) => (
            <BroadcastRow key={broadcast.id} broadcast={broadcast} />
          ))}
        </DataTable>
      )}
      <MoreButton query={query} />
    </MemberPage>
  );
}

function BroadcastRow({ broadcast }: { readonly broadcast: BroadcastSummary }) {
  const t = useTexts();
  const formats = useFormats();
  const { id, name, segment_name: segment, state, send_at: sendAt, kind, sent, shown, acted } = broadcast;
  const hasResults = state !== 'draft' && state !== 'scheduled';
  const number = (value: number): string => (hasResults ? formats.number(value) : '—');
  return (
    <tr>
      <DataCell isHead>
        <RowLink href={broadcastPath(id)}>{name}</RowLink>
        <span className={styles.second}>
          {t(`broadcastKind.${kind}`)} · {segment}
        </span>
      </DataCell>
      <DataCell>
        <StateBadge state={state} />
        {sendAt !== null && <span className={styles.second}>{formats.moment(sendAt)}</span>}
      </DataCell>
      <DataCell isNumber>{number(sent)}</DataCell>
      <DataCell isNumber>{number(shown)}</DataCell>
      <DataCell isNumber>{number(acted)}</DataCell>
    </tr>
  );
}

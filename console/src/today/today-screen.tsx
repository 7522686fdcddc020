import type { RecordKind } from '@kadr/contract';
import { Link } from 'react-router';
import { service } from '../data/client.ts';
import { useMay, useMember } from '../data/member.ts';
import { newRecordPath, permissionOf, recordKinds } from '../data/record-kinds.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ChangeEntry } from '../records/history/change-entry.tsx';
import history from '../records/history/history.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Page, Panel } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { DraftList } from './draft-list.tsx';
import { ServiceToday } from './service-today.tsx';
import styles from './today.module.css';
import { usePages } from '../data/use-pages.ts';

/** The start screen: the state of the service, pending drafts, and recent changes. */
export function TodayScreen() {
  const t = useTexts();
  const { member } = useMember();
  const may = useMay();
  const kinds = recordKinds.filter((kind) => may(permissionOf(kind, 'read')));
  const hasService = may('analytics:read');
  return (
    <Page title={t('today.greeting', { name: member.name })}>
      {hasService && <ServiceToday />}
      {kinds.length === 0 && hasService ? null : kinds.length === 0 ? (
        <EmptyState icon="today" title={t('today.nothing')} />
      ) : (
        <div className={styles.columns}>
          <Panel title={t('today.changes')}>
            <LatestChanges />
          </Panel>
          <div className={styles.side}>
            <Panel title={t('today.drafts')}>
              <DraftList kinds={kinds} />
            </Panel>
            <Panel title={t('today.new')}>
              <NewLinks kinds={kinds.filter((kind) => may(permissionOf(kind, 'write')))} />
            </Panel>
          </div>
        </div>
      )}
    </Page>
  );
}

function LatestChanges() {
  const t = useTexts();
  const { query, items: changes } = usePages({
    queryKey: ['changes', 'latest'],
    read: (page) => service.operator.listChanges({ limit: 15, ...page }),
  });
  if (query.isPending) return <Spinner />;
  if (changes.length === 0) return <EmptyState icon="history" title={t('today.noChanges')} />;
  return (
    <>
      <ol className={history.changes}>
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} withRecord onUndone={() => void query.refetch()} />
        ))}
      </ol>
      <MoreButton query={query} isWide />
    </>
  );
}

function NewLinks({ kinds }: { readonly kinds: readonly RecordKind[] }) {
  const t = useTexts();
  return (
    <ul className={styles.links}>
      {kinds.slice(0, 8).map((kind) => (
        <li key={kind}>
          <Link to={newRecordPath(kind)}>{t(`newRecord.${kind}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

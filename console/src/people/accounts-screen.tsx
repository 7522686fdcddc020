import type { FoundAccount } from '@kadr/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { ExportMenu } from '../ui/export-menu.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { RowLink } from '../ui/row-link.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AccountMarks } from './account-marks.tsx';
import { accountPath } from './account-queries.ts';
import styles from './people.module.css';
import { usePages } from '../data/use-pages.ts';

/** Finds accounts; the search is kept in the URL. */
export function AccountsScreen() {
  const t = useTexts();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const q = useDebounced(text.trim(), 200);
  const { query, items: accounts } = usePages({
    queryKey: ['people', 'list', q],
    read: (page) =>
      service.operator.listAccounts({
        limit: 50,
        ...(q !== '' && { q }),
        ...page,
      }),
    enabled: may('accounts:read'),
    keepsPrevious: true,
  });
  const look = (next: string): void => {
    setText(next);
    setParams(next.trim() === '' ? {} : { q: next.trim() }, { replace: true });
  };
  return (
    <MemberPage
      title={t('people.title')}
      permission="accounts:read"
      query={{ ...query, isPending: false }}
      actions={<ExportMenu subject="accounts" name={t('people.title')} input={{ ...(q !== '' && { q }) }} />}
    >
      <search className={styles.search}>
        <SearchField label={t('people.search')} value={text} onChange={look} />
      </search>
      {query.isPending ? (
        <Spinner />
      ) : accounts.length === 0 ? (
        <EmptyState icon="search" title={t('people.none')} />
      ) : (
        <AccountTable accounts={accounts} />
      )}
      <MoreButton query={query} />
    </MemberPage>
  );
}

function AccountTable({ accounts }: { readonly accounts: readonly FoundAccount[] }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <DataTable
      label={t('people.title')}
      columns={[
        t('people.name'),
        t('people.number'),
        t('people.email'),
        t('people.phone'),
        t('people.created'),
      ]}
    >
      {accounts.map((account) => (
        <tr key={account.id}>
          <DataCell isHead>
            <span className={styles.marks}>
              <RowLink href={accountPath(account.id)}>{account.name}</RowLink>
              <AccountMarks account={account} />
            </span>
          </DataCell>
          <DataCell>
            <code>{account.san}</code>
          </DataCell>
          <DataCell>{account.email ?? '—'}</DataCell>
          <DataCell>{account.phone ?? '—'}</DataCell>
          <DataCell isQuiet>{formats.moment(account.created_at)}</DataCell>
        </tr>
      ))}
    </DataTable>
  );
}

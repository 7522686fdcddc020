import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from '../settings.module.css';

/** Number of packages shown initially. */
const fewest = 10;

/** The packages of the service, with their licences. */
export function LicencesPanel() {
  const t = useTexts();
  const [text, setText] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const { data } = useQuery({
    queryKey: ['settings', 'licences'],
    queryFn: async () => (await import('virtual:licences')).licences,
    staleTime: Infinity,
  });
  if (data === undefined) return null;
  const wanted = text.trim().toLowerCase();
  const found = data.filter(([name, , licence]) => `${name} ${licence}`.toLowerCase().includes(wanted));
  const shown = isWhole ? found : found.slice(0, fewest);
  return (
    <Panel title={t('licences.title')} hint={t('licences.hint', { count: data.length })}>
      <search className={styles.filters}>
        <SearchField label={t('licences.search')} value={text} onChange={setText} />
      </search>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('licences.none')} />
      ) : (
        <DataTable
          label={t('licences.title')}
          columns={[t('licences.package'), t('licences.version'), t('licences.licence')]}
        >
          {shown.map(([name, version, licence]) => (
            <tr key={`${name} ${version}`}>
              <DataCell isHead>{name}</DataCell>
              <DataCell>{version}</DataCell>
              <DataCell>{licence === '' ? t('licences.unstated') : licence}</DataCell>
            </tr>
          ))}
        </DataTable>
      )}
      {shown.length < found.length && (
        <div className={styles.end}>
          <Button look="quiet" onPress={() => setIsWhole(true)}>
            {t('licences.all', { count: found.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

import type { ServiceState } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useSizes } from '../../i18n/use-sizes.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { LicencesPanel } from './licences-panel.tsx';

/** Free bytes below which a film may not fit. */
const scarce = 20e9;

/** Versions, database, storage and backups of the service, and the licences of its packages. */
export function ServiceScreen() {
  const t = useTexts();
  const may = useMay();
  const query = useQuery({
    queryKey: ['settings', 'service'],
    queryFn: () => service.operator.getServiceState(),
    enabled: may('settings:write'),
  });
  const { data } = query;
  return (
    <MemberPage title={t('service.title')} permission="settings:write" query={query}>
      {data !== undefined && (
        <>
          <VersionsPanel state={data} />
          <StoragePanel state={data} />
          <BackupsPanel state={data} />
        </>
      )}
      <LicencesPanel />
    </MemberPage>
  );
}

interface StateProps {
  readonly state: ServiceState;
}

function VersionsPanel({ state: { process, database } }: StateProps) {
  const t = useTexts();
  const formats = useFormats();
  const { size } = useSizes();
  return (
    <Panel title={t('service.versions')} hint={t('service.versionsHint')}>
      <Facts>
        <Fact name={t('service.release')}>
          <code>{process.release}</code>
        </Fact>
        <Fact name="Node.js">{process.node}</Fact>
        <Fact name="PostgreSQL">{database.version}</Fact>
        <Fact name={t('service.migration')}>
          <code>{database.last_migration ?? '–'}</code>
        </Fact>
        <Fact name={t('service.roles')}>{process.roles.join(', ')}</Fact>
        <Fact name={t('service.started')}>{formats.moment(process.started_at)}</Fact>
        <Fact name={t('service.memory')}>{size(process.memory_bytes)}</Fact>
      </Facts>
    </Panel>
  );
}

function StoragePanel({ state: { database, storage } }: StateProps) {
  const t = useTexts();
  const { size } = useSizes();
  const { free_bytes: free, total_bytes: total } = storage;
  return (
    <Panel title={t('service.storage')}>
      {free !== null && free < scarce && <Notice tone="warn" title={t('service.scarce')} />}
      <Facts>
        <Fact name={t('service.database')}>{size(database.bytes)}</Fact>
        <Fact name={t('service.connections')}>
          {t('service.of', { count: String(database.connections), most: String(database.max_connections) })}
        </Fact>
        <Fact name={t('service.films')}>{t(`service.${storage.kind}`)}</Fact>
        {free !== null && total !== null && (
          <Fact name={t('service.free')}>{t('service.of', { count: size(free), most: size(total) })}</Fact>
        )}
      </Facts>
    </Panel>
  );
}

function BackupsPanel({ state: { backups } }: StateProps) {
  const t = useTexts();
  const formats = useFormats();
  const { size } = useSizes();
  return (
    <Panel title={t('service.backups')} hint={t('service.backupsHint')}>
      {backups.length === 0 ? (
        <Notice tone="warn" title={t('service.noBackup')}>
          <code>npm run kadr -- backup</code>
        </Notice>
      ) : (
        <DataTable
          label={t('service.backups')}
          columns={[
            t('service.madeAt'),
            t('service.folder'),
            [t('service.rows')],
            [t('service.size')],
            t('service.contents'),
          ]}
        >
          {backups.map((backup) => (
            <tr key={`${backup.made_at} ${backup.folder}`}>
              <DataCell isHead>{formats.moment(backup.made_at)}</DataCell>
              <DataCell>
                <code>{backup.folder}</code>
              </DataCell>
              <DataCell isNumber>{formats.number(backup.rows)}</DataCell>
              <DataCell isNumber>{size(backup.bytes)}</DataCell>
              <DataCell isQuiet>
                {[
                  t('service.database'),
                  ...(backup.has_storage ? [t('service.films')] : []),
                  ...(backup.has_secrets ? [t('service.secrets')] : []),
                ].join(', ')}
              </DataCell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

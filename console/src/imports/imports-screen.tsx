import type { FileImport } from '@kadr/contract';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { permissionOf, recordKinds } from '../data/record-kinds.ts';
import { usePages } from '../data/use-pages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Page, Panel } from '../ui/page.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ImportDrop } from './import-drop.tsx';
import { ImportRow } from './import-row.tsx';

export const importsKey = ['imports'];

/** Refetch interval while an import is running, in milliseconds. */
const every = 1500;

const isRunning = ({ state }: FileImport): boolean =>
  state === 'waiting' || state === 'checking' || state === 'ready' || state === 'applying';

/** Imports of files: a drop area, and earlier imports with their results. */
export function ImportsScreen() {
  const t = useTexts();
  const may = useMay();
  const kinds = recordKinds.filter((kind) => may(permissionOf(kind, 'write')));
  const { query, items } = usePages({
    queryKey: importsKey,
    read: (page) => service.operator.listImports({ limit: 25, ...page }),
    enabled: kinds.length > 0,
    interval: (imports) => (imports.some(isRunning) ? every : false),
  });
  if (kinds.length === 0) return <NoPermission />;
  return (
    <Page title={t('imports.title')}>
      <ImportDrop kinds={kinds} />
      <Panel title={t('imports.history')}>
        <Failure error={query.error} onRetry={query.refetch} />
        {query.isPending ? (
          <Spinner />
        ) : items.length === 0 ? (
          <EmptyState icon="upload" title={t('imports.none')}>
            <p>{t('imports.noneHint')}</p>
          </EmptyState>
        ) : (
          <DataTable
            label={t('imports.history')}
            columns={[t('imports.file'), t('imports.state'), t('imports.result'), t('imports.when'), '']}
          >
            {items.map((one) => (
              <ImportRow key={one.id} file={one} />
            ))}
          </DataTable>
        )}
        <MoreButton query={query} />
      </Panel>
    </Page>
  );
}

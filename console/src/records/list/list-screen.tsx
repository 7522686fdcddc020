import { exportFormats } from '@kadr/contract/file-addresses';
import type { RecordKind } from '@kadr/contract';
import { useListController } from 'ra-core';
import { useParams } from 'react-router';
import { useMay } from '../../data/member.ts';
import { isRecordKind, newRecordPath, permissionOf } from '../../data/record-kinds.ts';
import { listQuery } from '../../data/records-provider.ts';
import type { ListedRecord, ListFilter } from '../../data/records-provider.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NoPermission, NothingHere } from '../../ui/refusals.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { nameSortOf } from './columns.ts';
import { ListFoot } from './list-foot.tsx';
import { ListTools } from './list-tools.tsx';
import { RecordTable } from './record-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Failure } from '../../ui/failure.tsx';

/** The list of a kind's records. */
export function ListScreen() {
  const { kind } = useParams();
  const may = useMay();
  if (!isRecordKind(kind)) return <NothingHere />;
  if (!may(permissionOf(kind, 'read'))) return <NoPermission />;
  return <RecordList key={kind} kind={kind} mayWrite={may(permissionOf(kind, 'write'))} />;
}

function RecordList({ kind, mayWrite }: { readonly kind: RecordKind; readonly mayWrite: boolean }) {
  const t = useTexts();
  const list = useListController<ListedRecord>({
    resource: kind,
    perPage: 25,
    sort: { field: nameSortOf(kind), order: 'ASC' },
    queryOptions: { retry: false },
    disableAuthentication: true,
  });
  const filter = list.filterValues as ListFilter;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page
      title={t(`kinds.${kind}`)}
      actions={
        <>
          {/* Drafts without a record cannot be exported. */}
          {filter['is_new'] !== true && (
            <ExportMenu
              subject={`records/${kind}`}
              name={t(`kinds.${kind}`)}
              formats={exportFormats}
              input={listQuery({ sort: list.sort, filter })}
            />
          )}
          {mayWrite && (
            <ButtonLink look="primary" icon="plus" href={newRecordPath(kind)}>
              {t('list.new')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ListTools kind={kind} list={list} />
      <Failure error={list.error} onRetry={list.refetch} />
      {list.selectedIds.length > 0 && <SelectionBar kind={kind} list={list} />}
      {list.isPending ? (
        <Spinner />
      ) : (
        <RecordTable
          kind={kind}
          list={list}
          canSelect={mayWrite}
          empty={
            <EmptyState icon="search" title={isFiltered ? t('list.nothingFound') : t('list.nothingYet')}>
              {isFiltered && <Button onPress={() => list.setFilters({})}>{t('list.showAll')}</Button>}
            </EmptyState>
          }
        />
      )}
      <ListFoot list={list} />
    </Page>
  );
}

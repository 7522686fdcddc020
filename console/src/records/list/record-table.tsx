import type { RecordKind } from '@kadr/contract';
import type { ListControllerResult } from 'ra-core';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import type { SortDescriptor } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { recordPath } from '../../data/record-kinds.ts';
import type { ListedRecord } from '../../data/records-provider.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { SelectionBox } from '../../ui/check.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import table from '../../ui/table.module.css';
import { pictureUrl } from '../fields/picture-url.ts';
import { CellValue } from './cell-value.tsx';
import { columnsOf, nameSortOf } from './columns.ts';
import type { CellForm } from './columns.ts';
import styles from './list.module.css';

interface RecordTableProps {
  readonly kind: RecordKind;
  readonly list: ListControllerResult<ListedRecord>;
  /** Whether rows can be selected for bulk actions. */
  readonly canSelect: boolean;
  readonly empty: React.ReactNode;
}

/** The rows of a list: sorted by the headers, selected by checkboxes, opened by a click or Enter. */
export function RecordTable({ kind, list, canSelect, empty }: RecordTableProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const columns = columnsOf[kind];
  const hasPictures = (list.data ?? []).some(({ picture }) => picture !== null);
  const sortBy = ({ column, direction }: SortDescriptor): void =>
    list.setSort({ field: String(column), order: direction === 'ascending' ? 'ASC' : 'DESC' });
  return (
    <div className={table.frame}>
      <Table
        className={classNames(table.table)}
        aria-label={t(`kinds.${kind}`)}
        selectionMode={canSelect ? 'multiple' : 'none'}
        selectedKeys={new Set(list.selectedIds)}
        onSelectionChange={(keys) =>
          list.onSelect(keys === 'all' ? (list.data ?? []).map(({ id }) => id) : [...keys].map(String))
        }
        sortDescriptor={{
          column: list.sort.field,
          direction: list.sort.order === 'ASC' ? 'ascending' : 'descending',
        }}
        onSortChange={sortBy}
        onRowAction={(id) => void navigate(recordPath(kind, String(id)))}
      >
        <TableHeader>
          {canSelect && (
            <Column className={classNames(table.column, table.boxes)}>
              <SelectionBox />
            </Column>
          )}
          <SortedColumn id={nameSortOf(kind)} label={t('columns.name')} isRowHeader isSorted />
          <SortedColumn id="state" label={t('columns.state')} />
          {columns.map(({ field, label, form, isSorted = false }) => (
            <SortedColumn
              key={field}
              id={field}
              label={t(label)}
              isSorted={isSorted}
              isNumber={isNumeric(form)}
              isSpare={form === 'text'}
            />
          ))}
          <SortedColumn id="changed_at" label={t('columns.changed_at')} />
        </TableHeader>
        <TableBody items={list.data ?? []} renderEmptyState={() => empty}>
          {(record) => (
            <Row id={record.id} className={classNames(table.row)} textValue={record.label}>
              {canSelect && (
                <Cell className={classNames(table.cell, table.boxes)}>
                  <SelectionBox />
                </Cell>
              )}
              <Cell className={classNames(table.cell, styles.nameCell)}>
                <RecordName record={record} hasPicture={hasPictures} />
              </Cell>
              <Cell className={classNames(table.cell)}>
                <RecordState record={record} />
              </Cell>
              {columns.map(({ field, form }) => (
                <Cell
                  key={field}
                  className={classNames(
                    table.cell,
                    form === 'text' ? `${table.clipped} ${table.spare}` : table.nowrap,
                    isNumeric(form) && table.number,
                  )}
                >
                  <CellValue name={field} form={form} fields={record.fields} />
                </Cell>
              ))}
              <Cell className={classNames(table.cell, table.quiet)}>
                <ChangedAt seconds={record.changed_at} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

const isNumeric = (form: CellForm): boolean => form === 'number' || form === 'money';

interface SortedColumnProps {
  readonly id: string;
  readonly label: string;
  readonly isRowHeader?: boolean;
  readonly isSorted?: boolean;
  readonly isNumber?: boolean;
  /** Hidden on narrow screens. */
  readonly isSpare?: boolean;
}

function SortedColumn({
  id,
  label,
  isRowHeader = false,
  isSorted = false,
  isNumber = false,
  isSpare = false,
}: SortedColumnProps) {
  return (
    <Column
      id={id}
      isRowHeader={isRowHeader}
      allowsSorting={isSorted}
      className={classNames(table.column, isNumber && table.number, isSpare && table.spare)}
    >
      {({ sortDirection }) => (
        <span className={table.columnName}>
          {label}
          {sortDirection && <Icon name={sortDirection === 'ascending' ? 'up' : 'down'} />}
        </span>
      )}
    </Column>
  );
}

function RecordName({ record, hasPicture }: { readonly record: ListedRecord; readonly hasPicture: boolean }) {
  return (
    <div className={styles.name}>
      {hasPicture &&
        (record.picture === null ? (
          <span className={styles.noPicture}>
            <Icon name="picture" />
          </span>
        ) : (
          <img className={styles.picture} src={pictureUrl(record.picture, 'poster')} alt="" loading="lazy" />
        ))}
      <span className={styles.words}>
        <span className={styles.label}>{record.label}</span>
        <span className={styles.id}>{record.id}</span>
      </span>
    </div>
  );
}

function RecordState({ record }: { readonly record: ListedRecord }) {
  const t = useTexts();
  return (
    <span className={styles.marks}>
      <Badge tone={record.is_live ? 'good' : 'plain'}>
        {record.is_live ? t('state.live') : t('state.hidden')}
      </Badge>
      {record.has_draft && <Badge tone="info">{t('state.draft')}</Badge>}
    </span>
  );
}

function ChangedAt({ seconds }: { readonly seconds: number | null }) {
  const formats = useFormats();
  return seconds === null ? '—' : formats.since(seconds);
}

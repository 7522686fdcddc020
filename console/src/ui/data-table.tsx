import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from './class-names.ts';
import table from './table.module.css';
import { Unseen } from './unseen.tsx';

interface DataTableProps {
  readonly label: string;
  /** Column headers; that of the actions is empty. A header given as a list is above numbers. */
  readonly columns: readonly (string | readonly [string])[];
  readonly children: React.ReactNode;
}

/** A read-only table; rows are `tr` elements. */
export function DataTable({ label, columns, children }: DataTableProps) {
  const t = useTexts();
  return (
    <div className={table.frame}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => {
              const [name] = typeof column === 'string' ? [column] : column;
              const isNumber = typeof column !== 'string';
              return (
                <th key={name} scope="col" className={classNames(table.column, isNumber && table.number)}>
                  {name === '' ? <Unseen>{t('ui.actions')}</Unseen> : name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A cell of the table. */
export function DataCell({
  children,
  isQuiet = false,
  isHead = false,
  isNumber = false,
}: {
  readonly children?: React.ReactNode;
  readonly isQuiet?: boolean;
  readonly isHead?: boolean;
  readonly isNumber?: boolean;
}) {
  const Tag = isHead ? 'th' : 'td';
  return (
    <Tag
      {...(isHead && { scope: 'row' })}
      className={classNames(
        table.cell,
        isHead && table.head,
        isQuiet && table.quiet,
        isNumber && table.number,
      )}
    >
      {children}
    </Tag>
  );
}

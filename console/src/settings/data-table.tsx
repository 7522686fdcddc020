import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from '../ui/class-names.ts';
import table from '../ui/table.module.css';

interface DataTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: React.ReactNode;
}

/** A table that is read: rows come as `tr`. */
export function DataTable({ label, columns, children }: DataTableProps) {
  const t = useTexts();
  return (
    <div className={table.frame}>
      <table className={table.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column || String(at)} scope="col" className={table.column}>
                {column === '' ? <span className={table.unseen}>{t('ui.actions')}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A cell of it. */
export function DataCell({
  children,
  isQuiet = false,
  isHead = false,
}: {
  readonly children?: React.ReactNode;
  readonly isQuiet?: boolean;
  readonly isHead?: boolean;
}) {
  const Tag = isHead ? 'th' : 'td';
  return (
    <Tag
      {...(isHead && { scope: 'row' })}
      className={classNames(table.cell, isHead && table.head, isQuiet && table.quiet)}
    >
      {children}
    </Tag>
  );
}

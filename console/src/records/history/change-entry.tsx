import type { RecordChange, RecordView } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { useState } from 'react';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { permissionOf } from '../../data/record-kinds.ts';
import { useTask } from '../../data/use-task.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useRecordsChanged } from '../use-records-changed.ts';
import { useAuthorName } from './author-name.ts';
import { FieldDiff, usePointerName } from './field-diff.tsx';
import styles from './history.module.css';

interface ChangeEntryProps {
  readonly change: RecordChange;
  /** Whether to show which record was changed. */
  readonly withRecord?: boolean;
  /** Receives the record after an undo; null: undo is not available. */
  readonly onUndone: ((view: RecordView) => void) | null;
}

/** A change: author, time and fields; when open, the values before and after, and Undo. */
export function ChangeEntry({ change, withRecord = false, onUndone }: ChangeEntryProps) {
  const t = useTexts();
  const formats = useFormats();
  const nameOf = usePointerName();
  const authorOf = useAuthorName();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Disclosure className={classNames(styles.change)} isExpanded={isOpen} onExpandedChange={setOpen}>
        <Heading level={3} className={classNames(styles.head)}>
          <AriaButton slot="trigger" className={classNames(styles.trigger)}>
            <Icon name={isOpen ? 'down' : 'right'} />
            <span className={styles.what}>
              <span>
                {t(`history.${change.action}`)}
                {change.fields.length > 0 && (
                  <span className={styles.fields}>{change.fields.map(nameOf).join(' · ')}</span>
                )}
              </span>
              <span className={styles.who}>
                {withRecord && `${t(`kind.${change.kind}`)} ${change.record_id} · `}
                {authorOf(change.by)} ·{' '}
                <time title={formats.moment(change.at)}>{formats.since(change.at)}</time>
              </span>
            </span>
            {change.undone_by !== null && <Badge>{t('history.undone')}</Badge>}
          </AriaButton>
        </Heading>
        <DisclosurePanel>{isOpen && <ChangeDetail change={change} onUndone={onUndone} />}</DisclosurePanel>
      </Disclosure>
    </li>
  );
}

function ChangeDetail({ change, onUndone }: Omit<ChangeEntryProps, 'withRecord'>) {
  const t = useTexts();
  const task = useTask();
  const changed = useRecordsChanged();
  const mayWrite = useMay()(permissionOf(change.kind, 'write'));
  const { data } = useQuery({
    queryKey: ['changes', 'one', change.id],
    queryFn: () => service.operator.getChange({ id: change.id }),
  });
  if (data === undefined) return <Spinner />;
  // For a record that was created or removed, all its fields.
  const fields =
    data.fields.length > 0
      ? data.fields
      : Object.keys(data.after ?? data.before ?? {}).map((name) => `/${name}`);
  const undo = () =>
    task.run(async () => {
      onUndone?.(await service.operator.undoChange({ id: change.id }));
      await changed(change.kind);
    });
  return (
    <div className={styles.detail}>
      <FieldDiff fields={fields} before={data.before} after={data.after} />
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {mayWrite && onUndone !== null && change.undone_by === null && (
        <div>
          <Button icon="undo" isPending={task.isBusy} onPress={() => void undo()}>
            {t('history.undoChange')}
          </Button>
        </div>
      )}
    </div>
  );
}

import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './ordered-list.module.css';

export interface OrderedEntry {
  /** Identifies the entry, whatever its position. */
  readonly id: string;
  readonly label: string;
  /** Below the label. */
  readonly second?: string | undefined;
  /** At the end of its line. */
  readonly mark?: React.ReactNode;
}

interface OrderedListProps {
  readonly label: string;
  readonly entries: readonly OrderedEntry[];
  /** Receives the ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
  /** The open entry; leave it out if entries cannot be opened. */
  readonly open?: string | null;
  readonly onOpen?: (id: string) => void;
  /** Inserts a copy after an entry; leave it out if entries cannot be copied. */
  readonly onCopy?: (id: string) => void;
  readonly isDisabled?: boolean;
}

/**
 * A reorderable list: by dragging the handle, or by keyboard (Enter on the handle, arrows, Enter). Entries may be
 * expandable.
 */
export function OrderedList({
  label,
  entries,
  onOrder,
  onRemove,
  open,
  onOpen,
  onCopy,
  isDisabled = false,
}: OrderedListProps) {
  const t = useTexts();
  const ids = entries.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onOrder(
        orderOf(ids, [...keys].map(String), {
          id: String(target.key),
          isAfter: target.dropPosition === 'after',
        }),
      ),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={classNames(styles.indicator)} />
    ),
  });
  return (
    <GridList
      className={classNames(styles.list)}
      aria-label={label}
      items={entries}
      dependencies={[open, isDisabled]}
      dragAndDropHooks={dragAndDropHooks}
      {...(onOpen !== undefined && { onAction: (key) => onOpen(String(key)) })}
    >
      {(entry) => (
        <GridListItem
          id={entry.id}
          textValue={entry.label}
          className={classNames(styles.entry, entry.id === open && styles.open)}
        >
          {!isDisabled && (
            <AriaButton
              slot="drag"
              className={classNames(styles.handle)}
              aria-label={t('ui.drag', { name: entry.label })}
            >
              <Icon name="drag" />
            </AriaButton>
          )}
          <span className={styles.words}>
            {entry.label}
            {entry.second !== undefined && <span className={styles.second}>{entry.second}</span>}
          </span>
          {entry.mark}
          {!isDisabled && (
            <>
              {onCopy !== undefined && (
                <Button
                  look="quiet"
                  isSmall
                  icon="copy"
                  aria-label={t('ui.copyOf', { name: entry.label })}
                  onPress={() => onCopy(entry.id)}
                />
              )}
              <Button
                look="quiet"
                isSmall
                icon="close"
                aria-label={t('fields.removeEntry', { label: entry.label })}
                onPress={() => onRemove(entry.id)}
              />
            </>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}

/** The ids with the moved ones placed before or after another. */
function orderOf(
  ids: readonly string[],
  moved: readonly string[],
  target: { readonly id: string; readonly isAfter: boolean },
): string[] {
  const rest = ids.filter((id) => !moved.includes(id));
  const at = rest.indexOf(target.id) + (target.isAfter ? 1 : 0);
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

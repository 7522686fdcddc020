import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Fields } from '../../../data/record-kinds.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { OrderedList } from '../../../ui/ordered-list.tsx';
import type { OrderedEntry } from '../../../ui/ordered-list.tsx';
import { labelIn } from '../../fields/record-label.ts';
import { emptyOf } from '../../schema/json-schema.ts';
import { useRecordSchema } from '../form-layout.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockGallery } from './block-gallery.tsx';
import { blockKinds } from './block-kinds.ts';
import type { BlockKindName } from './block-kinds.ts';
import styles from './page.module.css';
import { useBlockName } from './use-block-name.ts';

/** The blocks of a page: reordered, added from a gallery, copied, removed; one is open at a time. */
export function BlocksField() {
  const t = useTexts();
  const item = useRecordSchema('blocks').items ?? {};
  const { control, getValues } = useFormContext();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'blocks' });
  const [open, setOpen] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const entryOf = useBlockEntry();
  const ids = fields.map(({ id }) => id);
  const openId = open === null ? null : (ids[open] ?? null);

  const order = (next: readonly string[]): void => {
    const { from, to } = moveOf(ids, next);
    if (from === to) return;
    move(from, to);
    if (openId !== null) setOpen(next.indexOf(openId));
  };
  const add = (kind: BlockKindName): void => {
    append({ ...(emptyOf(item) as Fields), ...blockKinds[kind] });
    setOpen(fields.length);
    setAdding(false);
  };
  const copy = (at: number): void => {
    insert(at + 1, structuredClone(getValues(`blocks.${at}`)));
    setOpen(at + 1);
  };
  const drop = (at: number): void => {
    remove(at);
    if (open === at) setOpen(null);
    else if (open !== null && open > at) setOpen(open - 1);
  };
  return (
    <div className={styles.blocks}>
      {fields.length === 0 && <p className={styles.second}>{t('pageForm.noBlocks')}</p>}
      <OrderedList
        label={t('fields.blocks')}
        entries={fields.map(({ id }, at) => entryOf(id, at))}
        onOrder={order}
        onRemove={(id) => drop(ids.indexOf(id))}
        open={openId}
        onOpen={(id) => setOpen(id === openId ? null : ids.indexOf(id))}
        onCopy={(id) => copy(ids.indexOf(id))}
      />
      <div>
        <Button icon="plus" onPress={() => setAdding(true)}>
          {t('pageForm.add')}
        </Button>
      </div>
      {openId !== null && open !== null && (
        <BlockForm key={openId} at={open} schema={item} onClose={() => setOpen(null)} />
      )}
      {isAdding && <BlockGallery onChoice={add} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Returns the list line of a block: its name, its kind, and whether it has errors. */
function useBlockEntry(): (id: string, at: number) => OrderedEntry {
  const t = useTexts();
  const language = useLanguage();
  const nameOf = useBlockName();
  const { watch } = useFormContext();
  const { errors } = useFormState();
  const blocks = (watch('blocks') ?? []) as readonly Fields[];
  const faults = Object(errors['blocks']) as Readonly<Record<number, unknown>>;
  return (id, at) => {
    const block = blocks[at] ?? {};
    const kind = nameOf(block);
    const items = Array.isArray(block['items']) ? block['items'].length : 0;
    const what = block['query'] ? t('pageForm.byQuery') : t('pageForm.items', { count: items });
    return {
      id,
      label: labelIn(block, language) ?? kind,
      second: `${kind} · ${what}`,
      mark: faults[at] !== undefined && <Badge tone="bad">{t('pageForm.faulty')}</Badge>,
    };
  };
}

/** Finds the move of one entry that turns one order into another. */
function moveOf(before: readonly string[], after: readonly string[]): { from: number; to: number } {
  const first = before.findIndex((id, at) => id !== after[at]);
  const last = before.findLastIndex((id, at) => id !== after[at]);
  if (first === -1) return { from: 0, to: 0 };
  return before[first] === after[last] ? { from: first, to: last } : { from: last, to: first };
}

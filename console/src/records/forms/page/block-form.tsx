import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fields } from '../../../data/record-kinds.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FieldRow } from '../../fields/field-row.tsx';
import { SchemaField } from '../../fields/schema-field.tsx';
import { useField } from '../../fields/use-field.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { blockKindNames, blockKinds } from './block-kinds.ts';
import styles from './page.module.css';
import { useBlockName } from './use-block-name.ts';

interface BlockFormProps {
  /** Its index among the blocks. */
  readonly at: number;
  readonly schema: JsonSchema;
  readonly onClose: () => void;
}

/** Fields for custom blocks only. */
const customFields = ['label', 'timer', 'buttons', 'bottom_text'] as const;

/** The fields of the open block. */
export function BlockForm({ at, schema, onClose }: BlockFormProps) {
  const t = useTexts();
  const nameOf = useBlockName();
  const block = (useWatch({ name: `blocks.${at}` }) ?? {}) as Fields;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const field = (name: string) => (
    <SchemaField key={name} name={`blocks.${at}.${name}`} schema={schema.properties?.[name] ?? {}} />
  );
  const title = t('pageForm.block', { place: at + 1, kind: nameOf(block) });
  return (
    <section ref={place} className={styles.block} aria-label={title}>
      <header className={styles.blockHead}>
        <h3>{title}</h3>
        <Button look="quiet" isSmall icon="close" aria-label={t('ui.close')} onPress={onClose} />
      </header>
      <FieldRow size="medium">
        {field('type')}
        <TagField name={`blocks.${at}.tag`} type={block['type']} />
        <DisplayTypeField name={`blocks.${at}.display_type`} />
      </FieldRow>
      {field('name')}
      {field('sub_name')}
      {field('items')}
      {field('query')}
      {field('target')}
      {block['type'] === 'custom_block' && customFields.map(field)}
      <FieldRow size="medium">
        {field('variant')}
        {field('glow_color')}
      </FieldRow>
      {field('custom_data')}
    </section>
  );
}

/** The layout of a block: a known tag of its type, or its current tag. */
function TagField({ name, type }: { readonly name: string; readonly type: unknown }) {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<string | null | undefined>(name);
  const known = blockKindNames.filter((kind) => blockKinds[kind].type === type && blockKinds[kind].tag);
  const choices = known.map((kind) => ({ value: String(blockKinds[kind].tag), label: t(`block.${kind}`) }));
  const isOther = value && choices.every((choice) => choice.value !== value);
  return (
    <Select
      label={t('fields.tag')}
      value={value ?? null}
      choices={[
        { value: null, label: t('fields.none') },
        ...choices,
        ...(isOther ? [{ value, label: value }] : []),
      ]}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}

/** Display options: none, one or several. */
function DisplayTypeField({ name }: { readonly name: string }) {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<string | readonly string[] | null | undefined>(name);
  const take = (text: string): void => {
    const words = text.split(',').map((word) => word.trim());
    onChange(words.length > 1 ? words : words[0] || null);
  };
  return (
    <TextField
      label={t('fields.display_type')}
      hint={t('fields.wordsHint')}
      value={Array.isArray(value) ? value.join(', ') : String(value ?? '')}
      onChange={take}
      onBlur={onBlur}
      error={error}
      isCode
    />
  );
}

import type { Language } from '@kadr/contract';
import { useWatch } from 'react-hook-form';
import { isObject } from '../../data/merge-patch.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { schemaAt } from '../brand-schema.ts';
import type { Definition } from '../brand-schema.ts';

/** Props of every section. */
export interface SectionProps {
  /** The brand's id. */
  readonly brand: string;
}

interface BrandFieldProps {
  /** Its path in the definition. */
  readonly name: string;
  /** A label, where the field's name alone is not clear. */
  readonly label?: MessageKey;
}

/** The control for a field of the brand, by its schema. */
export function BrandField({ name, label }: BrandFieldProps) {
  const t = useTexts();
  return (
    <SchemaField name={name} schema={schemaAt(name)} {...(label !== undefined && { label: t(label) })} />
  );
}

/** The current definition in the form. */
export function useDefinition(): Definition {
  return useWatch() as Definition;
}

/** A text of the definition in a language; empty if missing. */
export function textOf(value: unknown, language: Language): string {
  const text = isObject(value) ? (value[language] ?? value['rus']) : value;
  return typeof text === 'string' ? text : '';
}

import type { Language } from '@kadr/contract';
import { useWatch } from 'react-hook-form';
import { isObject } from '../../data/merge-patch.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { schemaAt } from '../brand-schema.ts';
import type { Definition } from '../brand-schema.ts';

/** What every part of a brand is given. */
export interface SectionProps {
  /** The brand's id. */
  readonly brand: string;
}

interface BrandFieldProps {
  /** Its path in the definition. */
  readonly name: string;
  /** Where its name alone does not say what it is. */
  readonly label?: MessageKey;
}

/** A field of the brand, by its schema. */
export function BrandField({ name, label }: BrandFieldProps) {
  const t = useTexts();
  return (
    <SchemaField name={name} schema={schemaAt(name)} {...(label !== undefined && { label: t(label) })} />
  );
}

/** The definition as it is in the form now. */
export function useDefinition(): Definition {
  return useWatch() as Definition;
}

/** A text of the definition in a language; nothing where it has none. */
export function textOf(value: unknown, language: Language): string {
  const text = isObject(value) ? (value[language] ?? value['rus']) : value;
  return typeof text === 'string' ? text : '';
}

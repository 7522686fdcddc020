import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { Button as AriaButton, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { isObject } from '../../data/merge-patch.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { unwrap } from '../schema/json-schema.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import styles from './fields.module.css';
import { useChoiceLabel } from './labels.ts';
import { ObjectFields, VariantsField } from './object-fields.tsx';
import { labelIn, useRecordLabel } from './record-label.ts';
import { blockItemKind } from './references.ts';

interface ListEntryProps {
  /** Path of the entry in the form. */
  readonly name: string;
  readonly schema: JsonSchema;
  /** The label of an entry without a name. */
  readonly label: string;
  readonly isOpenFirst: boolean;
}

/** A collapsible list entry: its label, and all its fields when open. */
export function ListEntry({ name, schema, label, isOpenFirst }: ListEntryProps) {
  const [isWanted, setOpen] = useState(isOpenFirst);
  const { errors } = useFormState({ name });
  // Entries with errors are opened.
  const isOpen = isWanted || get(errors, name) !== undefined;
  const summary = useSummary(name);
  return (
    <Disclosure className={classNames(styles.disclosure)} isExpanded={isOpen} onExpandedChange={setOpen}>
      <Heading level={3} className={classNames(styles.disclosureHead)}>
        <AriaButton slot="trigger" className={classNames(styles.disclosureButton)}>
          <Icon name={isOpen ? 'down' : 'right'} />
          <span className={styles.disclosureName}>{summary.name ?? label}</span>
          {summary.type !== null && <span className={styles.disclosureType}>{summary.type}</span>}
        </AriaButton>
      </Heading>
      <DisclosurePanel className={classNames(isOpen && styles.disclosurePanel)}>
        {isOpen && <Entry name={name} schema={schema} label={label} />}
      </DisclosurePanel>
    </Disclosure>
  );
}

function Entry({ name, schema, label }: Omit<ListEntryProps, 'isOpenFirst'>) {
  if (schema.oneOf === undefined) return <ObjectFields name={name} schema={schema} />;
  const { schema: inner } = unwrap(schema);
  return <VariantsField name={name} label={label} schema={inner} isNullable={false} />;
}

/** The label of an entry: its name, title or key, and its type. */
function useSummary(name: string): { readonly name: string | null; readonly type: string | null } {
  const language = useLanguage();
  const labelOf = useChoiceLabel();
  const watched: unknown = useWatch({ name });
  const value = isObject(watched) ? watched : {};
  const type = value['type'];
  const key = value['slug'] ?? value['alias'] ?? value['anchor'];
  const kind = blockItemKind(type);
  const record = useRecordLabel(kind ?? 'title', kind !== null && typeof key === 'string' ? key : null);
  const banner = value['banner'];
  const called = labelIn(value, language) ?? (isObject(banner) ? labelIn(banner, language) : null);
  return {
    name: called ?? (record || (typeof key === 'string' && key !== '' ? key : null)),
    type: typeof type === 'string' ? labelOf('type', type) : null,
  };
}

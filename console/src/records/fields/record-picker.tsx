import type { RecordKind } from '@kadr/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { service } from '../../data/client.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import list from '../../ui/list-box.module.css';
import { useRecordLabel } from './record-label.ts';

interface RecordPickerProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly kind: RecordKind;
  /** The key of the chosen record. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly error?: string | undefined;
  readonly placeholder?: string;
}

/** A search for a record of a kind by name. */
export function RecordPicker(props: RecordPickerProps) {
  const { kind, value } = props;
  const known = useRecordLabel(kind, value);
  // Reset once the name of the chosen record is loaded.
  return <Picker key={`${value ?? ''} ${known}`} {...props} known={known} />;
}

function Picker({
  label,
  isLabelHidden = false,
  kind,
  value,
  onChange,
  error,
  placeholder,
  known,
}: RecordPickerProps & { readonly known: string }) {
  const t = useTexts();
  const [text, setText] = useState(known);
  const q = useDebounced(text.trim(), 150);
  const { data } = useQuery({
    queryKey: ['find', kind, q === known ? '' : q],
    queryFn: () => service.operator.listRecords({ kind, ...(q !== '' && q !== known && { q }), limit: 20 }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return (
    <ComboBox
      className={classNames(field.field)}
      items={data?.items ?? []}
      inputValue={text}
      onInputChange={setText}
      selectedKey={value}
      onSelectionChange={(id) => id !== null && onChange(String(id))}
      onBlur={() => {
        if (text.trim() === '' && value !== null) onChange(null);
        else setText(known);
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <Label className={classNames(field.label)}>{label}</Label>}
      <div className={field.group}>
        <Input className={classNames(field.input)} placeholder={placeholder ?? t('fields.find')} />
        <Button className={classNames(field.open)}>
          <Icon name="down" />
        </Button>
      </div>
      <FieldError className={classNames(field.error)}>{error}</FieldError>
      <Popover className={classNames(list.popover)} offset={4}>
        <ListBox
          className={classNames(list.list)}
          renderEmptyState={() => <p className={list.note}>{t('fields.nothingFound')}</p>}
        >
          {({ id, label: name }: { id: string; label: string }) => (
            <ListBoxItem id={id} textValue={name} className={classNames(list.item)}>
              <span className={list.words}>
                {name}
                <span className={list.second}>{id}</span>
              </span>
              <Icon name="check" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

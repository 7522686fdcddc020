import type { RecordKind } from '@kadr/contract';
import { useMay } from '../data/member.ts';
import { permissionOf } from '../data/record-kinds.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { RecordPicker } from '../records/fields/record-picker.tsx';
import { TextField } from '../ui/text-field.tsx';

interface KeyFieldProps {
  readonly kind: RecordKind;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (key: string | null) => void;
}

/** Chooses a record by name; a member who may not read records types its key. */
export function KeyField({ kind, ...props }: KeyFieldProps) {
  const t = useTexts();
  const may = useMay();
  if (may(permissionOf(kind, 'read'))) return <RecordPicker kind={kind} {...props} />;
  return (
    <TextField
      label={props.label}
      hint={t('actions.keyHint')}
      isCode
      value={props.value ?? ''}
      onChange={(text) => props.onChange(text.trim() || null)}
    />
  );
}

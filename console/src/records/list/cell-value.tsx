import type { RecordItem } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChoiceLabel } from '../fields/labels.ts';
import type { CellForm } from './columns.ts';

interface CellValueProps {
  readonly name: string;
  readonly form: CellForm;
  /** All fields of the row. */
  readonly fields: RecordItem['fields'];
}

/** A field of a row, formatted for its column. */
export function CellValue({ name, form, fields }: CellValueProps) {
  const t = useTexts();
  const formats = useFormats();
  const labelOf = useChoiceLabel();
  const value = fields[name] ?? null;
  if (form === 'value') return labelOf(name, String(value));
  if (value === null || value === '') return '—';
  if (form === 'moment') return formats.moment(Number(value));
  if (form === 'yes') return value === true ? t('ui.yes') : t('ui.no');
  if (form === 'money')
    return formats.money({ amount: Number(value), currency: String(fields['currency'] ?? 'RUB') });
  // Years have no thousands separators.
  return form === 'number' && name !== 'year' ? formats.number(Number(value)) : String(value);
}

import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChoiceLabel } from '../fields/labels.ts';
import type { CellForm } from './columns.ts';

interface CellValueProps {
  readonly name: string;
  readonly form: CellForm;
  readonly value: string | number | boolean | null;
}

/** A field of a row, written as its column says. */
export function CellValue({ name, form, value }: CellValueProps) {
  const t = useTexts();
  const formats = useFormats();
  const labelOf = useChoiceLabel();
  if (form === 'value') return labelOf(name, String(value));
  if (value === null || value === '') return '—';
  if (form === 'moment') return formats.moment(Number(value));
  if (form === 'yes') return value === true ? t('ui.yes') : t('ui.no');
  // A year has no separators.
  return form === 'number' && name !== 'year' ? formats.number(Number(value)) : String(value);
}

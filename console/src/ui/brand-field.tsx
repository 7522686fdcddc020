import { useBrandChoices } from '../data/brands.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

interface BrandFieldProps {
  /** Null: all brands. */
  readonly value: string | null;
  readonly onChange: (brand: string | null) => void;
}

/** One brand or all: chosen from a list if the member may see the brands, otherwise typed. */
export function BrandField({ value, onChange }: BrandFieldProps) {
  const t = useTexts();
  const brands = useBrandChoices();
  if (brands === null)
    return (
      <TextField
        label={t('staff.brand')}
        placeholder={t('staff.allBrands')}
        value={value ?? ''}
        onChange={(brand) => onChange(brand.trim() || null)}
      />
    );
  return (
    <Select
      label={t('staff.brand')}
      value={value}
      choices={[{ value: null, label: t('staff.allBrands') }, ...brands]}
      onChange={onChange}
    />
  );
}

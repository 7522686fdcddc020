import { useTexts } from '../../i18n/use-texts.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { Panel } from '../../ui/page.tsx';
import { schemaAt } from '../brand-schema.ts';
import styles from '../brands.module.css';
import { BrandField } from './brand-field.tsx';
import { ThemeSample } from './theme-sample.tsx';

/** Typography and corners, with a sample. */
export function TypeSection() {
  const t = useTexts();
  return (
    <>
      <Panel title={t('brandPanels.type')} hint={t('brandPanels.typeHint')}>
        <SizesField name="theme.type.sizes" label={t('brands.sizes')} />
        <SizesField name="theme.type.compact_sizes" label={t('brands.compactSizes')} />
        <h3>{t('brands.display')}</h3>
        <FieldRow>
          <BrandField name="theme.type.display.weight" />
          <BrandField name="theme.type.display.tracking" />
          <BrandField name="theme.type.display.leading" />
          <BrandField name="theme.type.display.transform" />
        </FieldRow>
        <h3>{t('brands.heading')}</h3>
        <FieldRow>
          <BrandField name="theme.type.heading.weight" />
          <BrandField name="theme.type.heading.tracking" />
        </FieldRow>
      </Panel>
      <Panel title={t('brandPanels.radius')} hint={t('brandPanels.radiusHint')}>
        <FieldRow>
          <BrandField name="theme.radius.card" />
          <BrandField name="theme.radius.control" />
          <BrandField name="theme.radius.badge" />
          <BrandField name="theme.radius.dialog" />
        </FieldRow>
      </Panel>
      <Panel title={t('brandPanels.sample')}>
        <ThemeSample />
      </Panel>
    </>
  );
}

/** Seven sizes, from the smallest text to the display title. */
function SizesField({ name, label }: { readonly name: string; readonly label: string }) {
  const { error } = useField<unknown>(name);
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.sizes}>
        {[0, 1, 2, 3, 4, 5, 6].map((at) => (
          <SchemaField
            key={at}
            name={`${name}.${at}`}
            schema={schemaAt(`${name}.0`)}
            label={String(at + 1)}
          />
        ))}
      </div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

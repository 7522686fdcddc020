import { FieldRow } from '../../records/fields/field-row.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/page.tsx';
import { BrandField } from './brand-field.tsx';

/** The brand's identity, hosts and seller. */
export function GeneralSection() {
  const t = useTexts();
  return (
    <>
      <Panel title={t('brandPanels.names')}>
        <BrandField name="name" />
        <BrandField name="slogan" />
      </Panel>
      <Panel title={t('brandPanels.place')}>
        <BrandField name="hosts" />
        <BrandField name="languages" />
        <FieldRow size="medium">
          <BrandField name="default_language" />
          <BrandField name="currency" />
          <BrandField name="store_app_id" />
        </FieldRow>
      </Panel>
      <Panel title={t('brandPanels.seller')} hint={t('brandPanels.sellerHint')}>
        <BrandField name="seller.name" label="brandPanels.company" />
        <FieldRow size="medium">
          <BrandField name="seller.tax_id" />
        </FieldRow>
      </Panel>
    </>
  );
}

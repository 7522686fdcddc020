import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { ListField } from '../../records/fields/list-field.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { Panel } from '../../ui/page.tsx';
import { schemaAt } from '../brand-schema.ts';
import { BrandField } from './brand-field.tsx';
import { OrderedChoices } from './ordered-choices.tsx';
import { pagesOf, usePageName } from './page-names.ts';

/** The footer of every page. */
export function FooterSection() {
  const t = useTexts();
  return (
    <>
      <Panel title={t('brandPanels.rights')}>
        <BrandField name="footer.copyright_holder" />
        <BrandField name="footer.disclaimer" />
      </Panel>
      <Panel title={t('brandPanels.groups')} hint={t('brandPanels.groupsHint')}>
        <ListField
          name="footer.groups"
          label={t('fields.groups')}
          schema={schemaAt('footer.groups')}
          isNullable={false}
          renderEntry={(name) => <Group name={name} />}
        />
      </Panel>
      <Panel title={t('brandPanels.links')}>
        <FieldRow size="medium">
          <BrandField name="footer.support_mail" />
          <BrandField name="footer.partner_gifts_url" />
          <BrandField name="footer.smart_tv_url" />
        </FieldRow>
        <BrandField name="footer.social_links" />
      </Panel>
    </>
  );
}

/** A list of links; each page can be in only one list. */
function Group({ name }: { readonly name: string }) {
  const t = useTexts();
  const nameOf = usePageName();
  const groups = (useWatch({ name: 'footer.groups' }) ?? []) as readonly {
    readonly pages?: readonly string[];
  }[];
  const taken = new Set(groups.flatMap(({ pages }) => pages ?? []));
  return (
    <>
      <FieldRow size="medium">
        <SchemaField
          name={`${name}.name`}
          schema={schemaAt('footer.groups.0.name')}
          label={t('brands.groupName')}
        />
      </FieldRow>
      <OrderedChoices
        name={`${name}.pages`}
        label={t('fields.pages')}
        choices={pagesOf('footer.groups.0.pages')
          .filter((page) => !taken.has(page))
          .map((value) => ({ value, label: nameOf(value) }))}
        labelOf={nameOf}
      />
    </>
  );
}

import { useTexts } from '../i18n/use-texts.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { FieldRow } from '../records/fields/field-row.tsx';
import { SchemaField } from '../records/fields/schema-field.tsx';
import { useField } from '../records/fields/use-field.ts';
import { Panel } from '../ui/page.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/check.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './advertising.module.css';
import { schemaOf } from './campaign-values.ts';
import type { CampaignValues } from './campaign-values.ts';
import { CreativesField } from './creatives-field.tsx';

/** The fields of a campaign: its content, targets and limits. */
export function CampaignFields({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts();
  return (
    <>
      <Panel title={t('ads.about')}>
        <Names isNew={isNew} />
        <FieldRow size="medium">
          <Field name="starts_at" label="fields.starts_at" />
          <Field name="ends_at" label="fields.ends_at" />
        </FieldRow>
      </Panel>
      <Panel title={t('ads.creatives')} hint={t('ads.creativesHint')}>
        <CreativesField />
      </Panel>
      <Panel title={t('ads.where')}>
        <Field name="places" label="fields.places" />
        <Field name="devices" label="ads.devices" />
        <Field name="languages" label="ads.languages" />
        <Field name="countries" label="fields.countries" />
        <Field name="genres" label="fields.genres" />
        <SchemaField name="titles" schema={schemaOf('titles')} label={t('ads.targetTitles')} kind="title" />
        <FieldRow size="medium">
          <Field name="max_age" label="ads.maxAge" />
        </FieldRow>
        <Field name="brands" label="fields.brands" />
      </Panel>
      <Panel title={t('ads.limits')} hint={t('ads.limitsHint')}>
        <FieldRow size="medium">
          <Field name="goal" label="ads.goal" />
          <Field name="daily_cap" label="ads.dailyCap" />
          <Field name="pacing" label="ads.pacing" />
        </FieldRow>
        <ViewerCap />
        <FieldRow size="medium">
          <Field name="priority" label="ads.priority" />
          <Field name="weight" label="ads.weight" />
        </FieldRow>
      </Panel>
    </>
  );
}

function Field({ name, label }: { readonly name: keyof CampaignValues; readonly label: MessageKey }) {
  const t = useTexts();
  return <SchemaField name={name} schema={schemaOf(name)} label={t(label)} />;
}

function Names({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts();
  const name = useField<string>('name');
  const advertiser = useField<string>('advertiser');
  return (
    <div className={styles.pair}>
      <TextField
        label={t('ads.name')}
        hint={t('ads.nameHint')}
        value={name.value}
        onChange={name.onChange}
        isFocusedFirst={isNew}
      />
      <TextField
        label={t('ads.advertiser')}
        hint={t('ads.advertiserHint')}
        value={advertiser.value}
        onChange={advertiser.onChange}
      />
    </div>
  );
}

/** How often a viewer may see the campaign. */
function ViewerCap() {
  const t = useTexts();
  const { value, onChange } = useField<CampaignValues['viewer_cap']>('viewer_cap');
  return (
    <div className={styles.group}>
      <Switch
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? { impressions: 3, per: 'day' } : null)}
      >
        {t('ads.viewerCap')}
      </Switch>
      {value !== null && (
        <div className={styles.pair}>
          <TextField
            label={t('ads.times')}
            inputMode="numeric"
            value={String(value.impressions)}
            onChange={(text) =>
              onChange({ ...value, impressions: Math.min(1000, Number(text.replaceAll(/\D/g, '')) || 1) })
            }
          />
          <Select
            label={t('ads.within')}
            value={value.per}
            choices={[
              { value: 'hour', label: t('ads.perHour') },
              { value: 'day', label: t('ads.perDay') },
            ]}
            onChange={(per) => onChange({ ...value, per: per === 'hour' ? 'hour' : 'day' })}
          />
        </div>
      )}
    </div>
  );
}

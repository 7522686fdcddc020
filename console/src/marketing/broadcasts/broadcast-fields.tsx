import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { Switch } from '../../ui/check.tsx';
import { Panel } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSegments } from '../marketing-queries.ts';
import { displaySchema, inputSchema } from './broadcast-values.ts';
import type { BroadcastValues } from './broadcast-values.ts';
import styles from './broadcasts.module.css';

/** The fields of a broadcast: its segment, content and limits. */
export function BroadcastFields({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts();
  return (
    <>
      <Panel title={t('broadcasts.whom')}>
        <Addressees isNew={isNew} />
      </Panel>
      <Panel title={t('broadcasts.content')}>
        <FieldRow size="medium">
          <DisplayField name="display_type" label="broadcasts.displayType" />
          <DisplayField name="duration" label="broadcasts.duration" />
        </FieldRow>
        <DisplayField name="message" label="fields.message" />
        <DisplayField name="submessage" label="fields.submessage" />
        <DisplayField name="image" label="fields.image" />
        <DisplayField name="target" label="fields.target" />
        <DisplayField name="poll" label="broadcasts.poll" />
      </Panel>
      <Panel title={t('broadcasts.limits')} hint={t('broadcasts.limitsHint')}>
        <FieldRow size="medium">
          <SchemaField
            name="cap"
            schema={inputSchema.properties?.['cap'] ?? {}}
            label={t('broadcasts.cap')}
          />
          <SchemaField
            name="expires_at"
            schema={inputSchema.properties?.['expires_at'] ?? {}}
            label={t('broadcasts.expiresAt')}
          />
        </FieldRow>
        <QuietHours />
      </Panel>
    </>
  );
}

function DisplayField({
  name,
  label,
}: {
  readonly name: keyof BroadcastValues['display'];
  readonly label: MessageKey;
}) {
  const t = useTexts();
  return (
    <SchemaField
      name={`display.${name}`}
      schema={displaySchema.properties?.[name] ?? {}}
      label={t(label)}
      // Any link may be the target, so it refers to no kind of record.
      kind={null}
    />
  );
}

function Addressees({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts();
  const name = useField<string>('name');
  const segment = useField<number | null>('segment_id');
  const segments = useSegments().data ?? [];
  return (
    <div className={styles.pair}>
      <TextField
        label={t('broadcasts.name')}
        hint={t('broadcasts.nameHint')}
        value={name.value}
        onChange={name.onChange}
        isFocusedFirst={isNew}
      />
      <Select
        label={t('broadcasts.segment')}
        value={segment.value === null ? null : String(segment.value)}
        choices={[
          ...(segment.value === null ? [{ value: null, label: t('broadcasts.chooseSegment') }] : []),
          ...segments.map(({ id, name: label }) => ({ value: String(id), label })),
        ]}
        onChange={(id) => segment.onChange(id === null ? null : Number(id))}
      />
    </div>
  );
}

const usual = { from: 22 * 60, to: 9 * 60 };
const hours = Array.from({ length: 24 }, (_, hour) => {
  const label = `${String(hour).padStart(2, '0')}:00`;
  return { value: String(hour * 60), label };
});

function QuietHours() {
  const t = useTexts();
  const { value, onChange } = useField<BroadcastValues['quiet_hours']>('quiet_hours');
  return (
    <div className={styles.quietHours}>
      <Switch isSelected={value !== null} onChange={(isOn) => onChange(isOn ? usual : null)}>
        {t('broadcasts.quietHours')}
      </Switch>
      {value !== null && (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={t(`broadcastQuiet.${end}`)}
              value={String(value[end])}
              choices={hours}
              onChange={(minute) => onChange({ ...value, [end]: Number(minute) })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

import { get } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { ListField } from '../../records/fields/list-field.tsx';
import { SchemaField } from '../../records/fields/schema-field.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { Panel } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { schemaAt } from '../brand-schema.ts';
import styles from '../brands.module.css';
import { BrandField, useDefinition } from './brand-field.tsx';

/** The shapes of the logo, with a live drawing. */
export function LogoPanel() {
  const t = useTexts();
  return (
    <Panel title={t('fields.logo_shapes')} hint={t('brandPanels.logoHint')}>
      <LogoSample />
      <FieldRow>
        <BrandField name="logo.width" />
        <BrandField name="logo.height" />
      </FieldRow>
      <ListField
        name="logo.shapes"
        label={t('fields.shapes')}
        schema={schemaAt('logo.shapes')}
        isNullable={false}
        renderEntry={(name) => <Shape name={name} />}
      />
    </Panel>
  );
}

function Shape({ name }: { readonly name: string }) {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<string | undefined>(`${name}.path`);
  return (
    <>
      <FieldRow size="medium">
        <SchemaField name={`${name}.fill`} schema={schemaAt('logo.shapes.0.fill')} />
      </FieldRow>
      <TextField
        label={t('fields.path')}
        value={value ?? ''}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        isMultiline
        isCode
      />
    </>
  );
}

function LogoSample() {
  const t = useTexts();
  const definition = useDefinition();
  const [from, to]: readonly string[] = get(definition, 'theme.accent') ?? [];
  const width = Number(get(definition, 'logo.width')) || 1;
  const height = Number(get(definition, 'logo.height')) || 1;
  const shapes: readonly { readonly path?: string; readonly fill?: string }[] =
    get(definition, 'logo.shapes') ?? [];
  const fills: Readonly<Record<string, string | undefined>> = {
    text: '#f7f7f7',
    accent: 'url(#brand-accent)',
    accent_from: from,
    accent_to: to,
  };
  return (
    <div className={styles.logo}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('fields.logo_shapes')}>
        <linearGradient id="brand-accent">
          <stop offset="0" stopColor={from ?? '#fff'} />
          <stop offset="1" stopColor={to ?? '#fff'} />
        </linearGradient>
        {shapes.map(({ path, fill }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Shapes are identified only by position.
          <path key={at} d={path ?? ''} fill={fills[fill ?? 'text'] ?? '#fff'} />
        ))}
      </svg>
    </div>
  );
}

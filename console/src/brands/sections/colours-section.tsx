import { useTexts } from '../../i18n/use-texts.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from '../brands.module.css';
import type { Definition } from '../brand-schema.ts';
import { BrandField, useDefinition } from './brand-field.tsx';
import { ColourField } from './colour-field.tsx';
import { Contrasts } from './contrast.tsx';
import { SliderField } from './slider-field.tsx';
import { ThemeSample } from './theme-sample.tsx';

/** The brand's colours, with a sample. */
export function ColoursSection() {
  const t = useTexts();
  const theme = Object(useDefinition()['theme']) as Definition;
  const accent = Array.isArray(theme['accent']) ? theme['accent'] : [];
  return (
    <>
      <Panel title={t('brandPanels.accent')} hint={t('brandPanels.accentHint')}>
        <FieldRow size="medium">
          <ColourField name="theme.accent.0" label="brands.accentFrom" />
          <ColourField name="theme.accent.1" label="brands.accentTo" />
          <ColourField name="theme.on_accent" label="fields.on_accent" />
        </FieldRow>
        <Contrasts
          pairs={[
            { label: t('brands.onFrom'), text: theme['on_accent'], ground: accent[0] },
            { label: t('brands.onTo'), text: theme['on_accent'], ground: accent[1] },
          ]}
        />
      </Panel>
      <Panel title={t('brandPanels.surfaces')} hint={t('brandPanels.surfacesHint')}>
        <div className={styles.sliders}>
          <SliderField name="theme.hue" label="fields.hue" most={360} step={1} />
          <SliderField name="theme.chroma" label="fields.chroma" most={0.08} step={0.002} />
        </div>
        <FieldRow size="medium">
          <BrandField name="theme.row_mark" />
        </FieldRow>
      </Panel>
      <Panel title={t('brandPanels.sample')}>
        <ThemeSample />
      </Panel>
    </>
  );
}

import { get } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { Switch } from '../../ui/check.tsx';
import { Panel } from '../../ui/page.tsx';
import { BrandField, useDefinition } from './brand-field.tsx';
import { ColourField } from './colour-field.tsx';
import { Contrasts } from './contrast.tsx';

/** Banners and other settings that depend on the page. */
export function BannersSection() {
  const t = useTexts();
  return (
    <>
      <BannerPanel name="top_info_params.mediaItems" title="brandPanels.mediaItems" />
      <BannerPanel name="top_info_params.mediaView" title="brandPanels.mediaView" />
      <Panel title={t('brandPanels.pages')}>
        <BrandField name="without_cookie_info" />
        <BrandField name="landings" />
      </Panel>
    </>
  );
}

interface BannerPanelProps {
  readonly name: string;
  readonly title: MessageKey;
}

function BannerPanel({ name, title }: BannerPanelProps) {
  const t = useTexts();
  const { value, onChange } = useField<object | null | undefined>(name);
  const isThere = value !== null && value !== undefined;
  return (
    <Panel
      title={t(title)}
      hint={t('brandPanels.bannerHint')}
      actions={
        <Switch isSelected={isThere} onChange={(isShown) => onChange(isShown ? emptyBanner() : null)}>
          {isThere ? t('toggles.on') : t('toggles.off')}
        </Switch>
      }
    >
      {isThere && <BannerFields name={name} />}
    </Panel>
  );
}

function BannerFields({ name }: { readonly name: string }) {
  const t = useTexts();
  const colors: unknown = get(useDefinition(), `${name}.colors`);
  return (
    <>
      <BrandField name={`${name}.text`} />
      <BrandField name={`${name}.target.text`} label="brands.bannerButton" />
      <FieldRow size="medium">
        <BrandField name={`${name}.target.url`} label="fields.target" />
        <BrandField name={`${name}.pages`} label="brands.bannerPages" />
        <BrandField name={`${name}.param_name`} />
        <BrandField name={`${name}.param_val`} />
      </FieldRow>
      <BrandField name={`${name}.onlyNotAuth`} />
      <FieldRow size="medium">
        <ColourField name={`${name}.colors.bg`} label="fields.bg" />
        <ColourField name={`${name}.colors.text`} label="fields.font_color" />
        <ColourField name={`${name}.colors.btn_bg`} label="fields.btn_bg" />
        <ColourField name={`${name}.colors.btn_text`} label="fields.btn_text" />
      </FieldRow>
      <Contrasts
        pairs={[
          { label: t('brands.bannerText'), text: get(colors, 'text'), ground: get(colors, 'bg') },
          { label: t('brands.bannerButton'), text: get(colors, 'btn_text'), ground: get(colors, 'btn_bg') },
        ]}
      />
    </>
  );
}

/** A new, empty banner that is on no page. */
const emptyBanner = () => ({
  pages: [],
  param_name: null,
  param_val: null,
  onlyNotAuth: false,
  colors: { bg: '#ffb238', text: '#1a0b04', btn_bg: '#1a0b04', btn_text: '#ffe3b3' },
  text: { rus: '', eng: '', hye: '' },
  target: { url: '/', text: { rus: '', eng: '', hye: '' } },
});

import { useTexts } from '../../i18n/use-texts.ts';
import { FieldRow } from '../../records/fields/field-row.tsx';
import { PlainText } from '../../records/fields/text-fields.tsx';
import { useField } from '../../records/fields/use-field.ts';
import { Switch } from '../../ui/check.tsx';
import { Panel } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { schemaAt } from '../brand-schema.ts';
import { BrandField } from './brand-field.tsx';

/** Sign-in methods, support chat, and allowed third-party content. */
export function ServicesSection() {
  const t = useTexts();
  return (
    <>
      <Panel title={t('brandPanels.signIn')}>
        <BrandField name="login_types" />
      </Panel>
      <ChatPanel />
      <Panel title={t('brandPanels.security')} hint={t('brandPanels.securityHint')}>
        <BrandField name="without_external_advertising" />
        <FieldRow size="medium">
          <BrandField name="security.script_hosts" />
          <BrandField name="security.pixel_hosts" />
          <BrandField name="security.ad_hosts" />
          <BrandField name="security.frame_hosts" />
          <BrandField name="security.frame_ancestors" />
        </FieldRow>
      </Panel>
      <Panel title={t('brandPanels.stylesheet')} hint={t('brandPanels.stylesheetHint')}>
        <StylesheetField />
      </Panel>
    </>
  );
}

function ChatPanel() {
  const t = useTexts();
  const { value, onChange } = useField<object | null | undefined>('chat');
  const isThere = value !== null && value !== undefined;
  return (
    <Panel
      title={t('fields.chat')}
      hint={t('brandPanels.chatHint')}
      actions={
        <Switch
          isSelected={isThere}
          onChange={(isShown) => onChange(isShown ? { url: '/chat/widget.js', channel: '' } : null)}
        >
          {isThere ? t('toggles.on') : t('toggles.off')}
        </Switch>
      }
    >
      {isThere && (
        <FieldRow size="medium">
          <BrandField name="chat.url" label="brands.chatScript" />
          <PlainText
            name="chat.channel"
            label={t('brands.chatChannel')}
            schema={schemaAt('chat.channel')}
            isNullable={false}
          />
        </FieldRow>
      )}
    </Panel>
  );
}

function StylesheetField() {
  const t = useTexts();
  const { value, onChange, onBlur, error } = useField<string | null | undefined>('extra_stylesheet');
  return (
    <TextField
      label={t('fields.extra_stylesheet')}
      value={value ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      onBlur={onBlur}
      error={error}
      isMultiline
      isCode
    />
  );
}

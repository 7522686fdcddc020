import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/check.tsx';
import { Form, FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useTask } from '../data/use-task.ts';
import { MemberPage } from '../ui/member-page.tsx';
import styles from './settings.module.css';

/** Toggles that the service itself uses. */
const known: readonly { readonly key: string; readonly hint: MessageKey }[] = [
  { key: 'ad_server', hint: 'toggles.ad_server' },
  { key: 'show_product_onboarding_modal', hint: 'toggles.show_product_onboarding_modal' },
];

/** Feature toggles. */
export function TogglesScreen() {
  const t = useTexts();
  const [others, setOthers] = useState<readonly string[]>([]);
  const [key, setKey] = useState('');
  const add = (): void => {
    if (/^[a-z0-9_]+$/.test(key) && !others.includes(key)) setOthers([...others, key]);
    setKey('');
  };
  return (
    <MemberPage title={t('toggles.title')} permission="settings:write">
      {known.map((toggle) => (
        <TogglePanel key={toggle.key} toggle={toggle.key} hint={t(toggle.hint)} />
      ))}
      {others.map((toggle) => (
        <TogglePanel key={toggle} toggle={toggle} hint={null} />
      ))}
      <Panel title={t('toggles.other')} hint={t('toggles.otherHint')}>
        <Form onSubmit={add}>
          <div className={styles.row}>
            <TextField label={t('toggles.key')} isCode value={key} onChange={setKey} />
          </div>
          <FormActions>
            <Button type="submit" isDisabled={key === ''}>
              {t('toggles.show')}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </MemberPage>
  );
}

function TogglePanel({ toggle, hint }: { readonly toggle: string; readonly hint: string | null }) {
  const t = useTexts();
  const task = useTask();
  const { data, refetch } = useQuery({
    queryKey: ['settings', 'toggle', toggle],
    queryFn: () => service.toggles.get({ key: toggle }),
    retry: false,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (data?.data ? JSON.stringify(data.data, null, 2) : '');
  const put = (isEnabled: boolean, json: string) =>
    task.run(async () => {
      const parsed = json.trim() === '' ? null : JSON.parse(json);
      await service.operator.setToggle({ key: toggle, is_enabled: isEnabled, data: parsed });
      await refetch();
      setTyped(null);
    });
  const isWrong = !isJson(text);
  return (
    <Panel>
      <div className={styles.toggle}>
        <div>
          <h2>
            <code>{toggle}</code>
          </h2>
          {hint !== null && <p className={styles.second}>{hint}</p>}
        </div>
        <Switch
          isSelected={data?.is_enabled ?? false}
          isDisabled={data === undefined || task.isBusy || isWrong}
          onChange={(isEnabled) => void put(isEnabled, text)}
        >
          {data?.is_enabled === true ? t('toggles.on') : t('toggles.off')}
        </Switch>
      </div>
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <TextField
        label={t('toggles.data', { toggle })}
        isMultiline
        isCode
        value={text}
        onChange={setTyped}
        error={isWrong ? t('problems.notJson') : undefined}
      />
      {typed !== null && (
        <div>
          <Button
            isPending={task.isBusy}
            isDisabled={isWrong}
            onPress={() => void put(data?.is_enabled ?? false, text)}
          >
            {t('edit.save')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function isJson(text: string): boolean {
  try {
    return text.trim() === '' || typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

import { useMember, useMemberRefresh } from '../data/member.ts';
import { service } from '../data/client.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { setTheme, themes, useTheme } from '../ui/theme.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Page, Panel } from '../ui/page.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './account.module.css';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';

/** The member's own settings. */
export function AccountScreen() {
  const t = useTexts();
  const language = useLanguage();
  const { member, roles } = useMember();
  const held = roles
    .map(({ name, brand }) => [name[language] ?? name.rus, ...(brand ? [brand] : [])].join(' · '))
    .join(', ');
  return (
    <Page title={t('account.title')} isNarrow>
      <Panel title={member.name}>
        <p className={styles.quiet}>
          {member.email} · {held}
        </p>
      </Panel>
      <LookPanel />
      <PasswordPanel />
      <TotpPanel />
      <PasskeysPanel />
    </Page>
  );
}

function LookPanel() {
  const t = useTexts();
  const theme = useTheme();
  const refresh = useMemberRefresh();
  const keepLanguage = (language: 'rus' | 'eng' | 'hye'): void =>
    void service.staff.setLanguage({ language }).then(refresh);
  return (
    <Panel title={t('account.look')}>
      <div className={styles.rows}>
        <div className={styles.row}>
          <span>{t('frame.language')}</span>
          <LanguageChoice onChoice={keepLanguage} />
        </div>
        <div className={styles.row}>
          <span>{t('account.theme')}</span>
          <Segments
            label={t('account.theme')}
            value={theme}
            choices={themes.map((one) => ({ value: one, label: t(`theme.${one}`) }))}
            onChange={setTheme}
          />
        </div>
      </div>
    </Panel>
  );
}

import { useNavigate } from 'react-router';
import { useMember } from '../data/member.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './account-menu.module.css';
import { signOut } from './sign-out.ts';
import { setTheme, themes, useTheme } from '../ui/theme.ts';

/** The signed-in member, at the foot of the navigation. */
export function AccountMenu() {
  const t = useTexts();
  const { member, roles } = useMember();
  const navigate = useNavigate();
  const theme = useTheme();
  const language = useLanguage();
  const roleNames = [...new Set(roles.map(({ name }) => name[language] ?? name.rus))].join(', ');
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <div className={styles.foot}>
      <Menu
        label={t('account.title')}
        placement="top start"
        trigger={
          <Button look="quiet">
            <span className={styles.initial} aria-hidden="true">
              {String.fromCodePoint(member.name.codePointAt(0) ?? 63)}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{member.name}</span>
              <span className={styles.roles}>{roleNames}</span>
            </span>
          </Button>
        }
        actions={[
          {
            id: 'account',
            label: t('account.title'),
            icon: 'person',
            onAction: () => void navigate('/account'),
          },
          {
            id: 'theme',
            label: t('theme.switch', { theme: t(`theme.${next}`) }),
            icon: 'sun',
            onAction: () => setTheme(next),
          },
          { id: 'out', label: t('frame.signOut'), icon: 'exit', onAction: () => void signOut() },
        ]}
      />
    </div>
  );
}

import type { User } from '@kadr/contract';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';

/**
 * Signed in: messages and profile. Signed out: a button to sign in, if possible. Viewers without a profile have no
 * profile features.
 */
export function ViewerLinks({ user, pathname }: { readonly user: User; readonly pathname: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { isAuth, profile, unreadMessages, systemInfo } = user;
  if (!isAuth) {
    if (systemInfo.allowed_login_types.length === 0) return null;
    const signIn = async (): Promise<void> => {
      const { requestSignIn } = await import('../sign-in/request-sign-in.ts');
      if ((await requestSignIn({ wantsLanguage: true })) && pathname.startsWith('/auth'))
        await navigate('/', { replace: true });
    };
    return (
      <div className={styles.signIn}>
        <Button variant="primary" size="small" onClick={() => void signIn().catch(() => undefined)}>
          {t('shell.signIn')}
        </Button>
      </div>
    );
  }
  const icon = profile === 'not_available' ? null : profile.icon.image;
  return (
    <>
      <a
        href="/my/journal"
        className={styles.tool}
        aria-label={unreadMessages > 0 ? t('shell.unread', { count: unreadMessages }) : t('shell.messages')}
        title={t('shell.messages')}
        aria-current={pathname.startsWith('/my/journal') ? 'page' : undefined}
      >
        <Icon name="bell" />
        {unreadMessages > 0 && <span className={styles.unread} />}
      </a>
      <a
        href="/my"
        className={styles.tool}
        aria-label={t('shell.profile')}
        title={t('shell.profile')}
        aria-current={pathname === '/my' ? 'page' : undefined}
      >
        {icon === null ? (
          <Icon name="user" />
        ) : (
          <img src={icon} alt="" width={32} height={32} className={styles.profile} />
        )}
      </a>
    </>
  );
}

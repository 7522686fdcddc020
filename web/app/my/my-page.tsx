import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ColdStartInvitation } from '../cold-start/cold-start-invitation.tsx';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { signOut } from '../data/sign-out.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useWrittenNumber } from '../sign-in/use-written-number.ts';
import { ProfilesSection } from '../profiles/profiles-section.tsx';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toasts } from '../data/toasts.ts';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import styles from './my-page.module.css';
import { linksOf } from './sections.ts';

/** The signed-in viewer, and links to the viewer's pages. */
export const MyPage = forSignedIn(function MyPage() {
  const t = useMessages();
  const { name: brand, is_main: isMain } = useBrand();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useQuery(userQuery());
  const writtenNumber = useWrittenNumber();
  const login = user?.email ?? (user?.phone ? writtenNumber(user.phone) : null);
  const unread = user?.unreadMessages ?? 0;
  const leave = async (): Promise<void> => {
    // Leave the viewer's page first: a guest would be asked to sign in here.
    await navigate('/', { replace: true });
    try {
      await signOut(queries);
    } catch (error) {
      toasts.show({
        title: failureOf(error).description || t('my.signOutFailed'),
        tone: 'bad',
        duration: 5,
      });
    }
  };
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: t('crumbs.my'), brand })} isHidden />
      <PlainPage title={t('crumbs.my')} lead={login === null ? null : t('my.signedInAs', { login })}>
        <ProfilesSection />
        <ColdStartInvitation />
        <ul className={styles.tiles}>
          {linksOf(isMain).map(({ path, key, icon }) => (
            <li key={path}>
              <a href={path} className={styles.tile}>
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <span className={styles.name}>{t(`crumbs.${key}`)}</span>
                {key === 'journal' && unread > 0 ? (
                  <span className={styles.unread}>{t('shell.unread', { count: unread })}</span>
                ) : (
                  <span className={styles.note}>{t(`my.${key}Note`)}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.leave}>
          <Button onClick={() => void leave()}>{t('my.signOut')}</Button>
          <ButtonLink href="/promocode" icon="gift">
            {t('my.toPromoCode')}
          </ButtonLink>
        </div>
      </PlainPage>
    </>
  );
});

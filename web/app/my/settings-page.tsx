import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { LanguageLinks } from '../layout/language-links.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Select } from '../ui/select.tsx';
import { useTask } from '../ui/use-task.ts';
import { AccountData } from './account-data.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { Passkeys } from './passkeys.tsx';
import { nameTimeZones } from './time-zones.ts';
import styles from './settings-page.module.css';

/** Language and time zone of the account, passkeys, and stored data. */
export const SettingsPage = forSignedIn(function SettingsPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: t('crumbs.settings'), brand })} isHidden />
      <PlainPage title={t('crumbs.settings')} width="text">
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('shell.language')}</h2>
          <ul className={styles.languages}>
            <LanguageLinks className={styles.language} />
          </ul>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('my.timeZone')}</h2>
          <TimeZone />
        </section>
        <Passkeys />
        <AccountData />
      </PlainPage>
    </>
  );
});

/** The time zone in which the service shows times; saved with the account when it is chosen. */
function TimeZone() {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const isInBrowser = useIsInBrowser();
  const [isSaved, setSaved] = useState(false);
  const { isBusy, error, run } = useTask((failure) => failureOf(failure).description || t('my.notSaved'));
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const current = user?.currentTimeZone ?? 'UTC';
  const zones = useMemo(
    () =>
      // The list of zones and their names come from the browser.
      isInBrowser
        ? nameTimeZones([current, ...Intl.supportedValuesOf('timeZone')], language, now)
        : [{ id: current, name: current.replaceAll('_', ' ') }],
    [current, isInBrowser, language, now],
  );
  if (!user) return null;
  const choose = async (currentTimeZone: string): Promise<void> => {
    setSaved(false);
    const isDone = await run(async () => {
      const api = await apiOf(queries);
      queries.setQueryData(userQuery().queryKey, await api.session.updateUser({ currentTimeZone }));
    });
    setSaved(isDone);
  };
  return (
    <Select
      label={t('my.timeZoneLabel')}
      value={user.currentTimeZone}
      disabled={isBusy}
      hint={isSaved ? t('my.saved') : t('my.timeZoneHint')}
      error={error}
      options={zones.map(({ id, name }) => ({ value: id, name }))}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  );
}

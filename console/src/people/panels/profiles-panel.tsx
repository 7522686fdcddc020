import type { AccountPage } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from '../people.module.css';

type Profile = AccountPage['profiles'][number];

/** An account's profiles and their limits. */
export function ProfilesPanel({ account }: { readonly account: AccountPage }) {
  const t = useTexts();
  return (
    <Panel title={t('people.profiles')}>
      <ul className={styles.list}>
        {account.profiles.map((profile) => (
          <ProfileEntry key={profile.id} profile={profile} />
        ))}
      </ul>
    </Panel>
  );
}

function ProfileEntry({ profile }: { readonly profile: Profile }) {
  const t = useTexts();
  const formats = useFormats();
  const { view_allowed_from: from, view_allowed_to: to, max_view_time: most } = profile;
  const limits = [
    t('people.ages', { list: String(profile.list_age), page: String(profile.page_age) }),
    profile.is_erotic_allowed ? t('people.erotic') : null,
    from === null || to === null
      ? null
      : t('people.hours', { from: formats.timeOfDay(from), to: formats.timeOfDay(to) }),
    most === null ? null : t('people.mostTime', { time: formats.duration(most) }),
  ].filter((limit) => limit !== null);
  return (
    <li>
      <span className={styles.marks}>
        <strong>{profile.name}</strong>
        {profile.type === 'master' && <Badge>{t('people.master')}</Badge>}
      </span>
      {limits.map((limit) => (
        <span key={limit} className={styles.second}>
          {limit}
        </span>
      ))}
    </li>
  );
}

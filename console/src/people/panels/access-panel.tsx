import type { AccountPage } from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from '../people.module.css';

interface AccountProps {
  readonly account: AccountPage;
}

/** Where an account is used: screens, devices, sessions, sign-ins. */
export function AccessPanel({ account }: AccountProps) {
  const t = useTexts();
  const { screens, stream_limit: streams, devices, device_limit: places } = account;
  return (
    <>
      <Panel title={t('people.screens', { count: screens.length, most: streams })}>
        <Screens account={account} />
      </Panel>
      <Panel title={t('people.devices', { count: devices.length, most: places })}>
        <Devices account={account} />
      </Panel>
      <Panel title={t('people.sessions', { count: account.sessions.length })}>
        <Sessions account={account} />
      </Panel>
      <Panel title={t('people.signIns')}>
        <SignIns account={account} />
      </Panel>
    </>
  );
}

function Screens({ account: { screens } }: AccountProps) {
  const t = useTexts();
  const formats = useFormats();
  if (screens.length === 0) return <p className={styles.quiet}>{t('people.noScreens')}</p>;
  return (
    <ul className={styles.list}>
      {screens.map((screen) => (
        <li key={screen.playback_session_id}>
          <span className={styles.marks}>
            <strong>{screen.name}</strong>
            {screen.is_paused && <Badge>{t('people.paused')}</Badge>}
          </span>
          <span className={styles.second}>
            {screen.device_title} · {formats.since(screen.begun_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Devices({ account: { devices } }: AccountProps) {
  const t = useTexts();
  const formats = useFormats();
  if (devices.length === 0) return <p className={styles.quiet}>{t('people.noDevices')}</p>;
  return (
    <ul className={styles.list}>
      {devices.map((device) => (
        <li key={device.id}>
          <strong>{device.title || t('people.unknownDevice')}</strong>
          <span className={styles.second}>
            {t('people.lastSeen', { at: formats.since(device.last_seen_at) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sessions({ account: { sessions, devices, profiles } }: AccountProps) {
  const t = useTexts();
  const formats = useFormats();
  if (sessions.length === 0) return <p className={styles.quiet}>{t('people.noSessions')}</p>;
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session.id}>
          <span className={styles.marks}>
            <strong>
              {devices.find(({ id }) => id === session.device_id)?.title || t('people.unknownDevice')}
            </strong>
            {session.state === 'restricted' && <Badge tone="warn">{t('people.restricted')}</Badge>}
          </span>
          <span className={styles.second}>
            {[
              profiles.find(({ id }) => id === session.profile_id)?.name,
              session.brand,
              formats.since(session.refreshed_at),
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SignIns({ account: { sign_ins: signIns } }: AccountProps) {
  const t = useTexts();
  const formats = useFormats();
  if (signIns.length === 0) return <p className={styles.quiet}>{t('people.noSignIns')}</p>;
  return (
    <ul className={styles.list}>
      {signIns.map((signIn) => (
        <li key={`${signIn.at} ${signIn.title} ${signIn.method}`}>
          <strong>{formats.moment(signIn.at)}</strong>
          <span className={styles.second}>
            {[t(`signInMethod.${signIn.method}`), signIn.title, signIn.country]
              .filter((part) => part !== null && part !== '')
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { LateIcon } from '../ui/late-icon.tsx';
import type { LateIconName } from '../ui/late-icon.tsx';
import styles from './sign-in-modal.module.css';
import { devicesQuery } from './queries.ts';

/** Device limit of an account, if the service does not state it. */
const usualDeviceLimit = 5;

const features = [
  ['signIn.featureTv', 'tv'],
  ['signIn.featureDevices', 'computer'],
  ['signIn.featureDownloads', 'download'],
  ['signIn.featureRecommendations', 'sparkle'],
  ['signIn.featureParental', 'shield'],
  ['signIn.featureProfiles', 'people'],
] as const satisfies readonly (readonly [string, LateIconName])[];

/** Step `successRegistration`: a welcome, and the service's features. The number of devices is the account's limit. */
export function SuccessRegistration({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages();
  const { data } = useQuery(devicesQuery());
  const limit = data?.limit.device_limit ?? usualDeviceLimit;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('signIn.successText')}</p>
      <ul className={styles.features}>
        {features.map(([name, icon]) => (
          <li key={name}>
            <LateIcon name={icon} />
            {name === 'signIn.featureDevices' ? t(name, { limit }) : t(name)}
          </li>
        ))}
      </ul>
      <Button variant="primary" size="large" onClick={onDone}>
        {t('signIn.start')}
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LateIcon } from '../ui/late-icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import styles from './sign-in-modal.module.css';
import type { StepProps } from './step-props.ts';

/** Step `changeDevice`: chooses a device to remove. */
export function ChangeDeviceStep({ flow, state, error }: StepProps) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const [wanted, setWanted] = useState<string | null>(null);
  const { devices, isBusy } = state;
  const zone = user?.currentTimeZone ?? 'UTC';
  useEffect(() => {
    if (devices === null) void flow.loadDevices();
  }, [devices, flow]);

  const chosen = devices?.devices.find(({ uid }) => uid === wanted)?.uid ?? null;
  const limit = devices?.limit.device_limit ?? 0;
  // Above the limit, removing one device does not make room yet.
  const isFirstOfSeveral = (devices?.devices.length ?? 0) > limit;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (chosen !== null) void flow.removeDevice(chosen);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      {devices !== null && <p className={styles.text}>{t('signIn.devicesText', { limit })}</p>}
      <fieldset className={styles.list}>
        <legend className={styles.unseen}>{t('signIn.devicesTitle')}</legend>
        {devices?.devices.map((device) => (
          <label key={device.uid} className={styles.choice}>
            <input
              type="radio"
              name="device"
              value={device.uid}
              checked={chosen === device.uid}
              onChange={() => setWanted(device.uid)}
            />
            <LateIcon name={device.device_type_icon} />
            <span className={styles.words}>
              <span>{device.terminal_name}</span>
              <span className={styles.small}>
                {device.title !== '' && `${device.title} · `}
                <span className={styles.when}>
                  {t('my.lastSeen', { when: moment(device.last_seen_at, zone) })}
                </span>
                {' · '}
                <span className={styles.when}>
                  {t('my.deviceAdded', { when: moment(device.signed_in_at, zone) })}
                </span>
              </span>
            </span>
            <span className={styles.mark} aria-hidden="true" />
          </label>
        )) ?? [0, 1, 2, 3, 4].map((at) => <Skeleton key={at} className={styles.waiting} />)}
      </fieldset>
      <FieldNote id="devices-note" hint={undefined} error={error} />
      {devices === null && !isBusy ? (
        <Button size="large" onClick={() => void flow.loadDevices()}>
          {t('signIn.again')}
        </Button>
      ) : (
        <Button variant="primary" size="large" type="submit" disabled={chosen === null} loading={isBusy}>
          {t(isFirstOfSeveral ? 'signIn.removeDevice' : 'signIn.removeAndEnter')}
        </Button>
      )}
    </form>
  );
}

/** Step `newDevice`: this device has been added to the account. */
export function NewDeviceStep({ flow }: StepProps) {
  const t = useMessages();
  const { name: brand } = useBrand();
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        <Icon name="check" />
        <span>{t('signIn.newDeviceText', { brand })}</span>
      </p>
      <Button variant="primary" size="large" onClick={flow.done}>
        {t('signIn.next')}
      </Button>
    </div>
  );
}

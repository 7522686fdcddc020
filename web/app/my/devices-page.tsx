import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device } from '@kadr/contract';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { askTvCode } from '../sign-in/ask-tv-code.ts';
import { confirm } from '../modals/open-modals.ts';
import { asMaster } from '../profiles/as-master.ts';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { deviceName } from '../ui/device-name.ts';
import { LateIcon } from '../ui/late-icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toasts } from '../data/toasts.ts';
import styles from '../layout/account-pages.module.css';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { LinkedServices } from './linked-services.tsx';
import { SignIns } from './sign-ins.tsx';
import { devicesQuery } from '../sign-in/queries.ts';

/** The account's devices and their limit, and its recent sign-ins. */
export const DevicesPage = forSignedIn(function DevicesPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { data, isError, refetch } = useQuery(devicesQuery());
  const { remove, endOthers } = useDeviceChanges();
  const title = t('crumbs.devices');
  const hasOthers = data?.devices.some(({ is_current }) => !is_current) === true;
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage
        title={title}
        width="text"
        lead={data && t('my.devicesLead', { count: data.devices.length, limit: data.limit.device_limit })}
      >
        {isError && data === undefined ? (
          <div className={styles.failure}>
            <p>{t('error.default')}</p>
            <Button onClick={() => void refetch()}>{t('signIn.again')}</Button>
          </div>
        ) : (
          <ul className={styles.rows}>
            {data?.devices.map((device) => (
              <DeviceRow key={device.uid} device={device} onRemove={() => void remove(device)} />
            )) ??
              [0, 1, 2].map((at) => (
                <li key={at}>
                  <Skeleton className={styles.waiting} />
                </li>
              ))}
          </ul>
        )}
        <div className={styles.ways}>
          <Button icon="device" onClick={() => void askTvCode()}>
            {t('my.connectTv')}
          </Button>
          {hasOthers && <Button onClick={() => void endOthers()}>{t('my.endOthers')}</Button>}
        </div>
        <LinkedServices />
        <SignIns />
      </PlainPage>
    </>
  );
});

/** Removes a device, or ends all other sessions, after the viewer's confirmation and the account's PIN. */
function useDeviceChanges() {
  const t = useMessages();
  const queries = useQueryClient();
  const failed = (error: unknown): void => {
    toasts.show({ title: failureOf(error).description || t('error.default'), tone: 'bad', duration: 5 });
  };
  const remove = async (device: Device): Promise<void> => {
    const isSure = await confirm({
      title: t('my.removeDeviceTitle'),
      text: t('my.removeDeviceText', { device: deviceName(device) }),
      continueWords: t('my.removeDevice'),
      exitWords: t('my.keep'),
    });
    if (!isSure) return;
    try {
      const { devices } = await apiOf(queries);
      const left = await asMaster((pin_code) => devices.delete({ uid: device.uid, pin_code }));
      if (left !== undefined) queries.setQueryData(devicesQuery().queryKey, left);
    } catch (error) {
      failed(error);
      await refresh(queries, 'devices');
    }
  };
  const endOthers = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('my.endOthersTitle'),
      text: t('my.endOthersText'),
      continueWords: t('my.endOthers'),
      exitWords: t('my.keep'),
    });
    if (!isSure) return;
    try {
      const { session } = await apiOf(queries);
      const ended = await asMaster((pin_code) => session.endAll({ keep_current: true, pin_code }));
      if (ended === undefined) return;
      toasts.show({ title: t('my.endedOthers'), duration: 5 });
      await refresh(queries, 'devices');
    } catch (error) {
      failed(error);
    }
  };
  return { remove, endOthers };
}

function DeviceRow({ device, onRemove }: { readonly device: Device; readonly onRemove: () => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { terminal_name, title, device_type_icon, is_current, last_seen_at, signed_in_at } = device;
  const zone = user?.currentTimeZone ?? 'UTC';
  const lastSeen = moment(last_seen_at, zone);
  // Distinguishes similar devices: of their facts only the time of adding never changes.
  const added = t('my.deviceAdded', { when: moment(signed_in_at, zone) });
  return (
    <li className={styles.row}>
      <LateIcon name={device_type_icon} />
      <div className={styles.words}>
        <span className={styles.name}>{terminal_name}</span>
        {title !== '' && <span className={styles.note}>{title}</span>}
        <span className={styles.note}>
          {is_current ? t('my.thisDevice') : t('my.lastSeen', { when: lastSeen })} · {added}
        </span>
      </div>
      {!is_current && (
        <IconButton
          icon="close"
          variant="ghost"
          label={t('my.removeNamedDevice', { device: `${deviceName(device)}, ${added}` })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

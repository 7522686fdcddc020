import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SignInMethod } from '@kadr/contract';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { deviceName } from '../ui/device-name.ts';
import { LateIcon } from '../ui/late-icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from '../layout/account-pages.module.css';
import { signInsQuery } from './queries.ts';

const methods = {
  sms_code: 'my.bySmsCode',
  password: 'my.byPassword',
  passkey: 'my.byPasskey',
  tv_code: 'my.byTvCode',
  assertion: 'my.byApp',
} as const satisfies Record<SignInMethod, string>;

/** Sign-ins to the account: time, place, method and device. */
export function SignIns() {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isError, refetch } =
    useInfiniteQuery(signInsQuery());
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('my.signIns')}</h2>
      <p className={styles.text}>
        {t('my.signInsText')} <TextLink href="/my/settings">{t('my.toPasskeys')}</TextLink>
      </p>
      {isError && data === undefined ? (
        <div className={styles.failure}>
          <p>{t('error.default')}</p>
          <Button onClick={() => void refetch()}>{t('signIn.again')}</Button>
        </div>
      ) : (
        <ul className={styles.rows}>
          {data?.pages
            .flatMap(({ items }) => items)
            .map(({ id, at, method, ip, place, terminal_name, title, device_type_icon, is_current }) => (
              <li key={id} className={styles.row}>
                <LateIcon name={device_type_icon} />
                <div className={styles.words}>
                  <span className={styles.name}>{moment(at, user?.currentTimeZone ?? 'UTC')}</span>
                  <span className={styles.note}>
                    {deviceName({ terminal_name, title })} · {t(methods[method])}
                  </span>
                  <span className={styles.note}>
                    {place === null ? ip : `${place}, ${ip}`}
                    {is_current && ` · ${t('my.thisSession')}`}
                  </span>
                </div>
              </li>
            )) ??
            [0, 1, 2].map((place) => (
              <li key={place}>
                <Skeleton className={styles.waiting} />
              </li>
            ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.ways}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('my.showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

import type { PointMovement } from '@kadr/contract';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { titlePath } from '../data/paths.ts';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BonusButton } from './bonus-button.tsx';
import styles from './bonuses.module.css';
import { Expiring } from './expiring.tsx';
import { bonusQuery, pointsQuery } from './queries.ts';

/** A bonus programme: the points, their history, and its terms. */
export const BonusPage = forSignedIn(function BonusPage() {
  const t = useMessages();
  const { money } = useFormats();
  const { name: brand } = useBrand();
  const { id = '' } = useParams();
  const { data: program } = useSuspenseQuery(bonusQuery(id));
  const { name, description, points, expiring, login, point_value, currency, earn_percent } = program;
  return (
    <>
      <PageHead title={t('my.pageTitle', { name, brand })} isHidden />
      <PlainPage title={name} lead={description}>
        <div className={styles.program}>
          <p className={styles.balance}>
            <span className={styles.points}>{t('bonuses.points', { count: points })}</span>
            {expiring !== null && <Expiring expiring={expiring} />}
            {login !== null && <span className={styles.note}>{t('bonuses.memberLogin', { login })}</span>}
          </p>
          <div className={styles.actions}>
            <BonusButton program={program} />
          </div>
        </div>
        <section className={account.section}>
          <h2 className={account.heading}>{t('bonuses.history')}</h2>
          <History id={id} />
        </section>
        <section className={account.section}>
          <h2 className={account.heading}>{t('bonuses.terms')}</h2>
          <p className={account.text}>
            {t('bonuses.rate', { percent: earn_percent, value: money(point_value, currency) })}
          </p>
          <p className={styles.long}>{program.activation_terms}</p>
        </section>
      </PlainPage>
    </>
  );
});

function History({ id }: { readonly id: string }) {
  const t = useMessages();
  const history = useInfiniteQuery(pointsQuery(id));
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  if (isError && !data) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (!data) return <Skeleton className={account.waiting} />;
  const movements = data.pages.flatMap(({ items }) => items);
  if (movements.length === 0) return <p className={account.text}>{t('bonuses.historyEmpty')}</p>;
  return (
    <>
      <ul className={account.rows}>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('my.showMore')}
        </Button>
      )}
    </>
  );
}

function Movement({ movement }: { readonly movement: PointMovement }) {
  const t = useMessages();
  const { moment, number } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { kind, points, balance, created_at, content } = movement;
  return (
    <li className={account.row}>
      <div className={account.words}>
        {content === null ? (
          <span className={account.name}>{t('bonuses.movement', { kind })}</span>
        ) : (
          <a className={styles.link} href={titlePath({ type: content.media_item_type, slug: content.slug })}>
            {content.name}
          </a>
        )}
        <span className={account.note}>{moment(created_at, user?.currentTimeZone ?? 'UTC')}</span>
      </div>
      <div className={styles.sum}>
        <span className={account.name}>
          {points < 0 ? '−' : '+'}
          {number(Math.abs(points))}
        </span>
        <span className={account.note}>{t('my.balanceAfter', { balance: number(balance) })}</span>
      </div>
    </li>
  );
}

import type { BonusProgram } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { BonusButton } from './bonus-button.tsx';
import styles from './bonuses.module.css';
import { Expiring } from './expiring.tsx';
import { bonusesQuery } from './queries.ts';

/** The bonus programmes, with the account's points in each. */
export const BonusesPage = forSignedIn(function BonusesPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const title = t('crumbs.bonuses');
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        <Programs />
      </PlainPage>
    </>
  );
});

function Programs() {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(bonusesQuery());
  if (isError && !data) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (!data) return <Skeleton className={account.waiting} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon="star" title={t('bonuses.emptyTitle')} text={t('bonuses.emptyText')}>
        <ButtonLink href="/catalog" variant="primary">
          {t('my.toCatalogue')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <ul className={styles.programs}>
      {data.items.map((program) => (
        <Program key={program.id} program={program} />
      ))}
    </ul>
  );
}

function Program({ program }: { readonly program: BonusProgram }) {
  const t = useMessages();
  const { id, name, description, status, points, expiring } = program;
  const isMember = status === 'registered';
  return (
    <li className={styles.program}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {description !== null && <p className={styles.text}>{description}</p>}
      </div>
      {(isMember || points > 0) && (
        <p className={styles.balance}>
          <span className={styles.points}>{t('bonuses.points', { count: points })}</span>
          {!isMember && <span className={styles.note}>{t('bonuses.waiting')}</span>}
          {isMember && expiring !== null && <Expiring expiring={expiring} />}
        </p>
      )}
      <div className={styles.actions}>
        {!isMember && <BonusButton program={program} />}
        <ButtonLink href={`/my/bonuses/${id}`} aria-label={`${t('bonuses.details')}: ${name}`}>
          {t('bonuses.details')}
        </ButtonLink>
      </div>
    </li>
  );
}

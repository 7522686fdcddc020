import { imageUrl } from '@kadr/contract/image-url';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router';
import { useSettings } from '../data/initial-data.tsx';
import { posterTitle } from '../data/shown-view.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { initials } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { WaitingCard } from '../blocks/cards/waiting-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { filmographyQuery } from './load-person.ts';
import styles from './person-page.module.css';
import { personQuery } from './queries.ts';

/** The page of a person: portrait, dates, biography and titles. */
export function PersonPage() {
  const t = useMessages();
  const formats = useFormats();
  const { brand, images_base_url } = useSettings();
  const { id = '' } = useParams();
  const { data: person } = useSuspenseQuery(personQuery(id));
  const dates = [
    [t('persons.born'), person.birth_date],
    [t('persons.died'), person.death_date],
  ] as const;
  return (
    <article className={styles.page}>
      <PageHead
        title={t('persons.pageTitle', { name: person.name, brand: brand.name })}
        description={person.biography?.split('\n')[0] ?? null}
        image={person.photo_avatar && imageUrl(images_base_url, person.photo_avatar, 'share')}
        type="profile"
      />
      <header className={styles.header}>
        <div className={styles.portrait}>
          {person.photo_avatar ? (
            <Picture
              path={person.photo_avatar}
              profiles={['poster_big']}
              sizes="(min-width: 720px) 280px, 140px"
              alt=""
              loading="first"
              className={styles.picture}
            />
          ) : (
            <span aria-hidden="true">{initials(person.name)}</span>
          )}
        </div>
        <div className={styles.words}>
          <h1 className={styles.name}>{person.name}</h1>
          {person.native_name !== null && person.native_name !== person.name && (
            <p className={styles.native}>{person.native_name}</p>
          )}
          <dl className={styles.dates}>
            {dates.map(
              ([name, date]) =>
                date !== null && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <time dateTime={date}>{formats.date(date)}</time>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        {person.biography !== null && (
          <section className={styles.biography}>
            <h2 className={styles.heading}>{t('persons.biography')}</h2>
            {person.biography.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </header>
      <Filmography person={person} />
    </article>
  );
}

function Filmography({ person }: { readonly person: { readonly id: number } }) {
  const t = useMessages();
  const id = useId();
  const { data, isError, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(filmographyQuery(person));
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <section className={styles.filmography}>
      <h2 id={id} className={styles.heading} data-part="row-title">
        {t('persons.filmography')}
      </h2>
      {items?.length === 0 && (
        <EmptyState icon="film" titleAs="h3" title={t('persons.emptyTitle')} text={t('persons.emptyText')}>
          <ButtonLink href="/">{t('shell.toHome')}</ButtonLink>
        </EmptyState>
      )}
      {isError && !items && (
        <div role="alert" className={styles.failed}>
          <p>{t('persons.failed')}</p>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        </div>
      )}
      <ul aria-labelledby={id} className={styles.grid} aria-busy={isFetching && !items}>
        {items?.map((item) => (
          <PosterCard key={item.id} item={posterTitle(item)} isEarly={false} />
        ))}
        {!items &&
          !isError &&
          Array.from({ length: 6 }, (_, index) => <WaitingCard key={index} kind="poster" />)}
      </ul>
      {hasNextPage && (
        <div className={styles.next}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('persons.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { mediaItemQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { personPath, titlePath } from '../data/paths.ts';
import { PlainPage } from '../layout/plain-page.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './cast-page.module.css';
import { castQuery } from './queries.ts';

/** The cast and crew of a title, by role. */
export function CastPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id = '' } = useParams();
  const { data: item } = useSuspenseQuery(mediaItemQuery(id));
  const { data: cast } = useSuspenseQuery(castQuery(item.slug));
  const name =
    item.series_name === null || item.type === 'series' ? item.name : `${item.series_name}: ${item.name}`;
  const actors = cast.items.filter(({ role }) => role === 'actor' || role === 'voice');
  const makers = cast.items.filter(({ role }) => role !== 'actor' && role !== 'voice');
  const groups = [
    { title: t('cast.actors'), members: actors },
    { title: t('cast.makers'), members: makers },
  ].filter(({ members }) => members.length > 0);
  return (
    <>
      <PageHead title={t('cast.pageTitle', { name, brand })} description={t('cast.description', { name })} />
      <PlainPage title={t('cast.title', { name })}>
        <div className={styles.back}>
          <ButtonLink href={titlePath(item)} icon="arrow_left" size="small">
            {t('cast.toTitle')}
          </ButtonLink>
        </div>
        {groups.length === 0 && (
          <EmptyState icon="user" title={t('cast.emptyTitle')} text={t('cast.emptyText')}>
            <ButtonLink href={titlePath(item)} variant="primary">
              {t('cast.toTitle')}
            </ButtonLink>
          </EmptyState>
        )}
        {groups.map(({ title, members }) => (
          <section key={title} className={styles.group}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.members}>
              {members.map(({ person, role, character }) => (
                <li key={`${person.id} ${role}`}>
                  <a href={personPath(person)} className={styles.member}>
                    <span className={styles.portrait}>
                      <Avatar name={person.name} path={person.photo_avatar} />
                    </span>
                    <span className={styles.words}>
                      <span className={styles.name}>{person.name}</span>
                      <span className={styles.part}>{character ?? t('title.role', { role })}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </PlainPage>
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { suggestionsQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { playerPath, titlePath } from '../data/paths.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { TitleMeta } from '../ui/title-meta.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import styles from './random-page.module.css';

/** A random title among those that others watch, for viewers who cannot decide. */
export const RandomPage = forSignedIn(function RandomPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { data } = useInfiniteQuery(suggestionsQuery());
  const [start] = useState(() => Math.random());
  const [turn, setTurn] = useState(0);
  const isInBrowser = useIsInBrowser();
  const items = data?.pages.flatMap((page) => page.items).filter(({ is_playable }) => is_playable) ?? [];
  // Only the browser chooses at random, so that its first render equals the server's.
  const item = items[((isInBrowser ? Math.floor(start * items.length) : 0) + turn) % items.length];
  return (
    <BarePage>
      <PageHead title={t('my.randomPageTitle', { brand })} isHidden />
      {item ? (
        <article className={styles.title}>
          {item.logo && (
            <Picture
              path={item.logo}
              profiles={['poster_big']}
              sizes="230px"
              alt=""
              loading="eager"
              className={styles.poster}
            />
          )}
          <div className={styles.words} aria-live="polite">
            <p className={styles.kicker}>{t('my.randomTitle')}</p>
            <h1 className={styles.name}>{item.name}</h1>
            <TitleMeta item={item} saysLength />
            {item.short_description !== null && <p className={styles.text}>{item.short_description}</p>}
            <div className={styles.buttons}>
              <ButtonLink href={playerPath(item)} variant="primary" icon="play">
                {t('ui.watch')}
              </ButtonLink>
              <ButtonLink href={titlePath(item)}>{t('ui.more')}</ButtonLink>
              <Button variant="ghost" onClick={() => setTurn(turn + 1)}>
                {t('my.randomNext')}
              </Button>
            </div>
          </div>
        </article>
      ) : (
        <EmptyState icon="film" titleAs="h1" title={t('my.randomEmpty')} text={t('my.randomText')}>
          <ButtonLink href="/" variant="primary">
            {t('shell.toHome')}
          </ButtonLink>
        </EmptyState>
      )}
    </BarePage>
  );
});

import type { MediaBlock } from '@kadr/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PosterFan } from '../ui/poster-fan.tsx';
import { BannerCard } from '../blocks/custom/banner-card.tsx';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { cardsOf } from '../blocks/custom/card-data.ts';
import type { BlockCard } from '../blocks/custom/card-data.ts';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import styles from './personal-collections-block.module.css';
import { favouritesQuery } from './queries.ts';

/** Reads the collections beside the viewer's own; there may be none. */
export function readPersonal(raw: Pick<MediaBlock, 'custom_data' | 'items'>): readonly BlockCard[] {
  return cardsOf(raw).slice(0, 6);
}

/** The profile's favourites and history, with an editor's collections beside them; a guest may sign in. */
function PersonalCollections({ block, data: cards }: CustomBlockProps<readonly BlockCard[]>) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery());
  const isSignedIn = user?.isAuth === true;
  const { data: kept } = useInfiniteQuery({ ...favouritesQuery(), enabled: isSignedIn });
  const titles = kept?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <BlockSection block={block}>
      {!isSignedIn && (
        <div className={styles.guest}>
          <p className={styles.text}>{t('offers.personalText')}</p>
          <Button variant="primary" onClick={() => void requestSignIn()}>
            {t('shell.signIn')}
          </Button>
        </div>
      )}
      <ul className={styles.cards}>
        {isSignedIn && (
          <>
            <li>
              <a href="/my/collection" className={styles.own}>
                {titles.length > 0 ? (
                  <PosterFan titles={titles} className={styles.fan} />
                ) : (
                  <span className={styles.icon}>
                    <Icon name="heart" />
                  </span>
                )}
                <span className={styles.name}>{t('crumbs.collection')}</span>
              </a>
            </li>
            <li>
              <a href="/my/positions" className={styles.own}>
                <span className={styles.icon}>
                  <Icon name="clock" />
                </span>
                <span className={styles.name}>{t('crumbs.positions')}</span>
              </a>
            </li>
          </>
        )}
        {cards.map((card) => (
          <BannerCard key={card.key} card={card} size="medium" />
        ))}
      </ul>
    </BlockSection>
  );
}

export const PersonalCollectionsBlock = defineBlock(readPersonal, PersonalCollections);

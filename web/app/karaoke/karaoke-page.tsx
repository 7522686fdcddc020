import type { KaraokePage as Song } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useSettings } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import { EntityFrame, EntityShots, EntityText } from '../listings/entity-frame.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { karaokePath, singingPath } from '../data/paths.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { UsageBadge } from '../blocks/cards/usage-badge.tsx';
import { mostInRow, SongRow } from './song-row.tsx';
import styles from './karaoke-page.module.css';
import rowStyles from '../listings/suggested-titles.module.css';
import { karaokeItemQuery, karaokeQuery } from './queries.ts';

/** The player is loaded only for singing. */
const KaraokeStage = lazy(async () => ({ default: (await import('./karaoke-stage.tsx')).KaraokeStage }));

/** A song: its artist, its description, and other songs. */
export function KaraokePage() {
  const t = useMessages();
  const { brand, images_base_url } = useSettings();
  const { id = '' } = useParams();
  const { data: song } = useSuspenseQuery(karaokeItemQuery(id));
  const { name, artist, description, logo, color } = song;
  // The server's markup is the same for all viewers; the player starts in the browser.
  const isInBrowser = useIsInBrowser();
  const isSung = !useVisiblePage().hasLayout && song.is_recorded;
  const head = (
    <PageHead
      title={t('karaoke.pageTitle', { name, artist: artist.name, brand: brand.name })}
      description={description?.split('\n')[0] ?? null}
      image={logo && imageUrl(images_base_url, logo, 'share')}
    />
  );
  if (isSung)
    return (
      <>
        {head}
        <h1 className={styles.unseen}>{name}</h1>
        {isInBrowser && (
          <Suspense>
            <KaraokeStage key={song.slug} song={song} />
          </Suspense>
        )}
      </>
    );
  return (
    <>
      {head}
      <EntityFrame
        kind="karaoke"
        color={color}
        picture={logo}
        name={name}
        above={artist.name}
        badges={
          <>
            <UsageBadge item={{ usage_model: song.usage_model, is_coming_soon: false }} saysFree={false} />
            <Badge>{song.age_level.name}</Badge>
          </>
        }
        lead={leadOf(song, t)}
        buttons={
          <>
            {song.is_playable && (
              <ButtonLink href={singingPath(song.slug)} variant="primary" icon="microphone">
                {t('karaoke.sing')}
              </ButtonLink>
            )}
            <FavouriteButton item={{ ...song, type: 'karaoke_item' }} />
            <ButtonLink href="/karaoke/catalog">{t('karaoke.all')}</ButtonLink>
          </>
        }
      >
        <EntityText title={t('karaoke.about')} text={description} />
        <EntityShots title={t('karaoke.shots')} paths={song.screenshots} />
        <OtherSongs id={song.id} />
      </EntityFrame>
    </>
  );
}

/** The note on a song that cannot be sung yet. */
function leadOf({ is_recorded, is_playable }: Song, t: Translate): string | null {
  if (!is_recorded) return t('karaoke.notRecorded');
  return is_playable ? null : t('karaoke.bySubscription');
}

/** Other songs to sing. Left out until there is an answer. */
function OtherSongs({ id }: { readonly id: number }) {
  const { data } = useInfiniteQuery(karaokeQuery());
  const others = (data?.pages.flatMap(({ items }) => items) ?? [])
    .filter((song) => song.id !== id)
    .slice(0, mostInRow);
  if (others.length === 0) return null;
  return (
    <div className={rowStyles.row}>
      <SongRow songs={others} pathOf={karaokePath} />
    </div>
  );
}

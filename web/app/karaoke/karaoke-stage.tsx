import type { KaraokePage, User } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import { KaraokePlayer, karaokeMessages } from '@kadr/player/karaoke';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { thisDeviceId } from '../data/device-id.ts';
import { useSettings } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { onViewStatus, viewStatus } from '../data/view-status.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../routing/page-errors.ts';
import { karaokePath } from '../routing/paths.ts';
import { entryParameters } from '../start-up/entry-parameters.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePlayerMessages } from '../watch/player-messages.ts';
import { streamToken } from '../watch/player-source.ts';
import { useViewedTime } from '../watch/use-viewed-time.ts';
import { karaokePlaybackQuery, songOf, songSource } from './karaoke-playback.ts';
import styles from './karaoke-stage.module.css';

/** A song as it is sung, the whole screen for it, or why it is not. In the browser only. */
export function KaraokeStage({ song: item }: { readonly song: KaraokePage }) {
  const t = useMessages();
  const language = useLanguage();
  const messages = usePlayerMessages(language);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { images_base_url } = useSettings();
  const status = useSyncExternalStore(onViewStatus, viewStatus, viewStatus);
  const countViewing = useViewedTime(true);
  const { data: user } = useQuery(userQuery());
  const query = karaokePlaybackQuery(item.slug);
  const { data: playback, error, refetch, isFetching } = useQuery(query);
  const viewer = user === undefined ? null : viewerIn(user);
  useEffect(
    () => () => {
      // Once it is sure that nobody shows it: React's development mode leaves and comes back at once.
      setTimeout(() =>
        queries.removeQueries({ queryKey: ['karaoke-playback', item.slug], type: 'inactive' }),
      );
    },
    [queries, item.slug],
  );

  const started = useMemo(() => {
    if (playback === undefined || viewer === null) return null;
    const again = {
      ...karaokePlaybackQuery(item.slug),
      queryKey: ['karaoke-token', item.slug],
      staleTime: 0,
    };
    const source = songSource(playback, {
      picture: item.logo === null ? null : imageUrl(images_base_url, item.logo, 'karaoke', 2),
      refreshToken: async () => streamToken(await queries.fetchQuery(again)) ?? { query: '' },
      userId: thisDeviceId(entryParameters()),
      sessionMarker: sessionMarker(),
    });
    return { source, song: songOf(playback, viewer) };
  }, [playback, viewer, queries, item.slug, item.logo, images_base_url]);

  if (status !== 'open')
    return (
      <Message
        title={t('watch.overTitle')}
        text={t(status === 'window_over' ? 'watch.windowOver' : 'watch.timeOver')}
        slug={item.slug}
      />
    );
  if (error !== null) {
    const failure = failureOf(error);
    // A refusal stays one, however often it is asked for.
    const canRetry = failure.status < 400 || failure.status >= 500;
    return (
      <Message
        title={t('watch.failedTitle')}
        text={failure.description || t('watch.failedText')}
        slug={item.slug}
        {...(canRetry && { retry: () => void refetch(), isRetrying: isFetching })}
      />
    );
  }
  if (started === null || messages === null)
    return (
      <div className={styles.stage}>
        <progress className={styles.unseen} aria-label={t('routing.loading')} />
      </div>
    );
  const close = (): void =>
    void (location.key === 'default' ? navigate(karaokePath(item.slug), { replace: true }) : navigate(-1));
  return (
    <div className={styles.stage}>
      <KaraokePlayer
        source={started.source}
        song={started.song}
        messages={messages}
        karaokeMessages={karaokeMessages[language]}
        onPlayer={countViewing}
        onClose={close}
        {...(styles.player !== undefined && { className: styles.player })}
      />
    </div>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly slug: string;
  readonly retry?: () => void;
  readonly isRetrying?: boolean;
}

function Message({ title, text, slug, retry, isRetrying = false }: MessageProps) {
  const t = useMessages();
  return (
    <div className={styles.stage}>
      <div className={styles.message}>
        <EmptyState icon="microphone" titleAs="h2" title={title} text={text}>
          {retry && (
            <Button variant="primary" loading={isRetrying} onClick={retry}>
              {t('watch.retry')}
            </Button>
          )}
          <ButtonLink href={karaokePath(slug)} variant={retry ? 'secondary' : 'primary'}>
            {t('karaoke.toSong')}
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  );
}

/** Tells the viewers of one browser apart: a profile, or nobody's. */
function viewerIn({ profile }: Pick<User, 'profile'>): string {
  return profile === 'not_available' ? 'guest' : String(profile.id);
}

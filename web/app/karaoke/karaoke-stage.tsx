import type { KaraokePage, KaraokePlayback, User } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import { KaraokePlayer, karaokeMessages } from '@kadr/player/karaoke';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { thisDeviceId } from '../data/device-id.ts';
import { useSettings } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { entryParameters } from '../data/entry-parameters.ts';
import { NoPlayer } from '../watch/no-player.tsx';
import { usePlayerMessages } from '../watch/player-messages.ts';
import { streamToken } from '../watch/player-source.ts';
import type { Leased } from '../watch/use-stream-lease.ts';
import { untilServiceIsBack } from '../watch/service-away.ts';
import { useWatching } from '../watch/use-watching.ts';
import styles from '../watch/watch-page.module.css';
import { SongEnd } from './song-end.tsx';
import { songOf, songSource } from './karaoke-playback.ts';
import { karaokePlaybackQuery, karaokeTokenQuery } from './queries.ts';

/** The full-screen player of a song, or the reason why it cannot be sung. In the browser only. */
export function KaraokeStage({ song }: { readonly song: KaraokePage }) {
  const language = useLanguage();
  const messages = usePlayerMessages(language);
  const queries = useQueryClient();
  const { images_base_url } = useSettings();
  const { data: user } = useQuery(userQuery());
  const { slug, logo } = song;
  const query = useMemo(() => karaokePlaybackQuery(slug), [slug]);
  const answer = useQuery({ ...query, ...untilServiceIsBack });
  const { data: playback } = answer;
  const viewer = user === undefined ? null : viewerIn(user);
  const watching = useWatching({
    watched: { song },
    queryKey: query.queryKey,
    answer,
    leased: playback ? leased(playback) : null,
    isViewing: true,
  });
  const { stoppedAt, heeding } = watching;

  const started = useMemo(() => {
    if (playback === undefined || viewer === null) return null;
    const again = karaokeTokenQuery(slug);
    const source = songSource(playback, {
      picture: logo === null ? null : imageUrl(images_base_url, logo, 'karaoke', 2),
      refreshToken: heeding(async () => streamToken(await queries.fetchQuery(again)) ?? { query: '' }),
      userId: thisDeviceId(entryParameters()),
      sessionMarker: sessionMarker(),
    });
    return {
      source: stoppedAt === null ? source : { ...source, startTime: stoppedAt },
      song: songOf(playback, viewer),
    };
  }, [playback, viewer, queries, slug, logo, images_base_url, stoppedAt, heeding]);

  return (
    <div className={styles.page}>
      {watching.isStopped || started === null || messages === null ? (
        <NoPlayer watching={watching} isEmbedded={false} />
      ) : (
        <KaraokePlayer
          source={started.source}
          song={started.song}
          messages={messages}
          karaokeMessages={karaokeMessages[language]}
          onPlayer={watching.follow}
          renderEnd={({ replay }) => <SongEnd song={song} replay={replay} />}
          onClose={watching.close}
          {...(styles.player !== undefined && { className: styles.player })}
        />
      )}
    </div>
  );
}

/** The playback that the lease is for. */
function leased({ playback_session_id, content }: KaraokePlayback): Leased {
  return { playback_session_id, karaoke_item_id: String(content.id) };
}

/** Distinguishes the viewers of one browser: a profile's id, or the guest. */
function viewerIn({ profile }: Pick<User, 'profile'>): string {
  return profile === 'not_available' ? 'guest' : String(profile.id);
}

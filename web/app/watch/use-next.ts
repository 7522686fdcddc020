import type { SeriesPosition } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import type { PlayerProps } from '@kadr/player/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettings } from '../data/initial-data.tsx';
import { mediaItemQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { playerPath } from '../data/paths.ts';
import { prepareNext } from './watch-load.ts';

/**
 * The next episode, in the player's terms: it is prepared near the end, then its player's page replaces this one's,
 * unless `goOn` handles it. Null without one.
 */
export function useNext(
  episode: SeriesPosition | null,
  isEmbedded: boolean,
  goOn?: (slug: string) => void,
): Required<Pick<PlayerProps, 'next' | 'onNext' | 'onNextNear'>> | null {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { images_base_url } = useSettings();
  const [isNear, setNear] = useState(false);
  const slug = episode?.episode_slug ?? '';
  const { data: item } = useQuery({ ...mediaItemQuery(slug), enabled: isNear && episode !== null });
  if (episode === null) return null;
  const place = t('ui.seasonAndEpisode', { season: episode.season_number, episode: episode.episode_number });
  const picture = item?.screenshots[0] ?? item?.visit_card ?? null;
  return {
    next: {
      ...(item === undefined ? { title: place } : { title: item.name, caption: place }),
      ...(picture !== null && { picture: imageUrl(images_base_url, picture, 'card', 1) }),
    },
    onNext: () => {
      if (goOn) goOn(slug);
      else
        void navigate(isEmbedded ? `/embed/${slug}` : playerPath({ type: 'episode', slug }), {
          replace: true,
        });
    },
    onNextNear: () => {
      setNear(true);
      prepareNext(queries, slug);
    },
  };
}

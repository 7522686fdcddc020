import type { Clip } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { savesData } from '../data/saves-data.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { Logo } from '../layout/logo.tsx';
import { IconButton } from '../ui/button.tsx';
import { ClipCard } from './clip-card.tsx';
import type { ClipStreams } from './clip-streams.ts';
import type * as ClipVideoModule from './clip-video.tsx';
import type { ClipControl } from './clip-video.tsx';
import { commandOf, focusKindOf } from './feed-keys.ts';
import type { FeedCommand } from './feed-keys.ts';
import styles from './feed.module.css';

export interface FeedProps {
  /** At least one. */
  readonly clips: readonly Clip[];
  /** Whether all are of one story, and named by their own names. */
  readonly isOneStory: boolean;
  /** Index of the first clip to show. */
  readonly first: number;
  /** Called near the end of `clips`: more may be fetched. */
  readonly onNearEnd: () => void;
}

/** Number of clips before the last at which more are fetched. */
const near = 3;

/** The player's code with the feed's streams. */
interface Theatre {
  readonly ClipVideo: typeof ClipVideoModule.ClipVideo;
  readonly streams: ClipStreams;
}

/** Clips in a vertical list, of which the visible one plays: by thumb, wheel, buttons or the keys ↑ and ↓. */
export function Feed({ clips, isOneStory, first, onNearEnd }: FeedProps) {
  const t = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const press = useRef<ClipControl>(() => {});
  const at = useClipInSight(list, clips.length);
  const theatre = useTheatre();

  const goToFirst = useEffectEvent(() =>
    list.current?.children[first]?.scrollIntoView({ behavior: 'instant', block: 'start' }),
  );
  useEffect(() => goToFirst(), []);

  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (at >= clips.length - near) nearEnd();
  }, [at, clips.length]);

  /** Scrolls to a clip; returns whether it exists. */
  const go = (to: number): boolean => {
    const clip = list.current?.children[to];
    if (!clip) return false;
    clip.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'smooth', block: 'start' });
    clip.querySelector('article')?.focus({ preventScroll: true });
    return true;
  };
  useFeedKeys((command) => {
    if (command === 'next' || command === 'previous') go(command === 'next' ? at + 1 : at - 1);
    else press.current(command);
  });

  const next = clips[at + 1];
  return (
    <div className={styles.feed}>
      <FeedTop />
      <ol ref={list} className={styles.clips} aria-label={t('stories.feed')}>
        {clips.map((clip, index) => (
          <li key={clip.media_item.id} className={styles.place}>
            <ClipCard
              clip={clip}
              isOneStory={isOneStory}
              isFirst={index === 0}
              isCurrent={index === at}
              onPrevious={index > 0 ? () => go(index - 1) : undefined}
              onNext={index + 1 < clips.length ? () => go(index + 1) : undefined}
            >
              {theatre !== null && index === at && clip.media_item.is_playable && (
                <theatre.ClipVideo
                  clip={clip}
                  streams={theatre.streams}
                  onControls={(control) => {
                    press.current = control ?? (() => {});
                  }}
                  mayBegin={!wantsLessMotion()}
                  onSeen={() => {
                    if (next?.media_item.is_playable && !savesData())
                      theatre.streams.ready(next.media_item.slug);
                  }}
                  onEnded={() => !wantsLessMotion() && go(index + 1)}
                />
              )}
            </ClipCard>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Links out of the feed: home, and back to where the viewer came from. */
function FeedTop() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <div className={styles.top}>
      <a href="/" className={styles.home} aria-label={t('shell.home', { name: brand })}>
        <Logo />
      </a>
      <IconButton
        icon="close"
        label={t('ui.close')}
        onClick={() => void (key === 'default' ? navigate('/') : navigate(-1))}
      />
    </div>
  );
}

/** Loads the player's code; null until it is loaded. Without it the pictures stay. */
function useTheatre(): Theatre | null {
  const language = useLanguage();
  const queries = useQueryClient();
  const [theatre, setTheatre] = useState<Theatre | null>(null);
  useEffect(() => {
    let isGone = false;
    let streams: ClipStreams | null = null;
    import('./clip-video.tsx')
      .then(({ ClipVideo, streamsOf }) => {
        if (isGone) return;
        streams = streamsOf(queries, language);
        setTheatre({ ClipVideo, streams });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      streams?.drop();
    };
  }, [queries, language]);
  return theatre;
}

/** Index of the clip that fills most of the list. */
function useClipInSight(list: RefObject<HTMLElement | null>, count: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const root = list.current;
    if (!root || count === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (seen) setAt([...root.children].indexOf(seen));
      },
      { root, threshold: 0.6 },
    );
    for (const child of root.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list, count]);
  return at;
}

/** Listens to the keys of the feed, except while a dialog is open. */
function useFeedKeys(onCommand: (command: FeedCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    const command = commandOf(event, focusKindOf(event.target));
    if (command === null) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

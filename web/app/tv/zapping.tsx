import type { ChannelCard, ChannelPage } from '@kadr/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { savesData } from '../data/saves-data.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import { beginChannel, channelReady, showChannel } from './begin-channel.ts';
import { livePath } from './catchup-path.ts';
import { neighbourOf } from './neighbours.ts';
import type { Direction } from './neighbours.ts';
import { channelQuery, channelsQuery } from './queries.ts';
import styles from './zapping.module.css';

/**
 * Milliseconds that a channel plays before its neighbour is prepared, between checks of the prepared one, and that
 * preparing may take; number of frames to wait for the player of the next page.
 */
const times = { settled: 2500, between: 20_000, patience: 3000, frames: 20 } as const;

/** Keys of keyboards and of remote controls. */
const directions: Readonly<Record<string, Direction>> = {
  PageUp: 1,
  ChannelUp: 1,
  PageDown: -1,
  ChannelDown: -1,
};

/** The viewer's last direction, which is likely to be the next one. */
let lastDirection: Direction = 1;

/**
 * Links to the next and the previous channel. The current channel plays until the other has its first picture; one
 * neighbour is prepared after the start, and again when the viewer is active, unless data saving is on.
 */
export function Zapping({ channel }: { readonly channel: ChannelPage }) {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(channelsQuery(null));
  const channels = data?.pages.flatMap(({ items }) => items) ?? [];
  const [wanted, setWanted] = useState<ChannelCard | null>(null);
  const latest = useRef<string | null>(null);

  const prepareChannel = (slug: string): Promise<unknown> =>
    Promise.all([queries.ensureQueryData(channelQuery(slug)), beginChannel(queries, slug, null)]);

  const zap = async (direction: Direction): Promise<void> => {
    lastDirection = direction;
    const to = neighbourOf(channels, latest.current ?? channel.slug, direction);
    if (to === null) return;
    latest.current = to.slug;
    setWanted(to);
    // The next page shows a refusal of the service.
    await prepareChannel(to.slug).catch(() => undefined);
    if (latest.current === to.slug) await channelReady(to.slug, times.patience);
    if (latest.current !== to.slug) return;
    const arrived = await showChannel(to.slug);
    const left = playingElement();
    await navigate(livePath(to.slug), { replace: true, flushSync: true });
    await playerAfter(left);
    arrived();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directions[event.key];
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (direction === undefined || event.defaultPrevented || isModified) return;
    event.preventDefault();
    void zap(direction);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const areThere = channels.length > 1;
  useWhenZapIsLikely(areThere, () => {
    const next = neighbourOf(channels, channel.slug, lastDirection);
    if (next !== null && latest.current === null && !savesData())
      prepareChannel(next.slug).catch(() => undefined);
  });

  if (!areThere) return null;
  return (
    <>
      <div className={styles.buttons}>
        <button type="button" aria-label={t('tv.nextChannel')} onClick={() => void zap(1)}>
          <span className={styles.up}>
            <Icon name="chevron_down" />
          </span>
        </button>
        <button type="button" aria-label={t('tv.previousChannel')} onClick={() => void zap(-1)}>
          <Icon name="chevron_down" />
        </button>
      </div>
      <output className={styles.wanted} data-shown={wanted !== null}>
        {wanted !== null && (
          <>
            {wanted.number > 0 && <span className={styles.number}>{wanted.number}</span>} {wanted.name}
          </>
        )}
      </output>
    </>
  );
}

/**
 * Prepares once the channel has settled, and again when the viewer is active: a prepared channel does not wait
 * indefinitely.
 */
function useWhenZapIsLikely(isPossible: boolean, prepare: () => void): void {
  const prepareNow = useEffectEvent(prepare);
  useEffect(() => {
    if (!isPossible) return undefined;
    const timer = setTimeout(prepareNow, times.settled);
    let looked = performance.now();
    const onMove = ({ timeStamp }: Event): void => {
      if (timeStamp - looked < times.between) return;
      looked = timeStamp;
      prepareNow();
    };
    window.addEventListener('pointermove', onMove, { passive: true });
    window.addEventListener('keydown', onMove);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('keydown', onMove);
    };
  }, [isPossible]);
}

function playingElement(): Element | null {
  return document.querySelector('[data-player] video');
}

/** Resolves when an element other than `left` plays, at the latest after some frames: a refused channel has none. */
async function playerAfter(left: Element | null): Promise<void> {
  for (let frame = 0; frame < times.frames; frame += 1) {
    const playing = playingElement();
    if (playing !== null && playing !== left) return;
    await new Promise(requestAnimationFrame);
  }
}

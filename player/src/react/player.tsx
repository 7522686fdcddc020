/** The player with its interface. Everything it shows comes from the store, everything it says from `messages`. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createMedia } from '../engine/prepare.ts';
import type { PreparedSource } from '../engine/prepare.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import { createPlayer } from '../playback/player.ts';
import type { Player as PlayerCore } from '../playback/player.ts';
import type { PlayerSource, SourceContent } from '../source/source.ts';
import { classNames } from './controls/class-names.ts';
import { EndingContext } from './context/ending-context.ts';
import type { EndActions, EndingPorts, NextUp } from './context/ending-context.ts';
import type { PlayerMessages } from './messages/messages.ts';
import { PlayerContext } from './context/player-context.ts';
import { Surface } from './surface.tsx';
import type { PlayerReport } from './settings/report-screen.tsx';
import styles from './player.module.css';

export interface PlayerProps {
  /** Another object is another playback; keep the same one while nothing changes. */
  readonly source: PlayerSource;
  /** The current display of `source.content`, where it changes during playback: a channel's programme. */
  readonly shown?: Pick<SourceContent, 'caption' | 'ageMark'>;
  /** The result of `prepare(source)`. */
  readonly prepared?: PreparedSource;
  readonly messages: PlayerMessages;
  /** True by default; the browser may refuse. */
  readonly autoplay?: boolean;
  /** Seconds after which the controls go away. */
  readonly autohideDelay?: number;
  /** IANA name of the viewer's zone for the times of day; the device's own without it. */
  readonly timeZone?: string;
  readonly className?: string;
  /** With it there is a close button. */
  readonly onClose?: () => void;
  readonly onEnded?: () => void;
  /** What comes after this; with it the film's end is counted down, and can be skipped. */
  readonly next?: NextUp;
  /** Go on with `next`: the countdown has run out, or the viewer asks for it. At most once. */
  readonly onNext?: () => void;
  /** The end is near: time to make `next` ready. At most once per content. */
  readonly onNextNear?: () => void;
  /** Shown over the last picture when nothing starts automatically. */
  readonly renderEnd?: (actions: EndActions) => ReactNode;
  /** The element for fullscreen when that must outlive this player; the player itself otherwise. */
  readonly screen?: RefObject<HTMLElement | null>;
  readonly onEvent?: (event: PlayerEvent) => void;
  /** With it the settings offer to report a problem; a rejection is shown to the viewer. */
  readonly onReport?: (report: PlayerReport) => Promise<void>;
  /** The player itself, once it is there; null when it goes away. */
  readonly onPlayer?: (player: PlayerCore | null) => void;
  /** Clock, network and storage, for tests. */
  readonly environment?: PlayerEnvironment;
  /** Stands over the picture and below the controls. */
  readonly children?: ReactNode;
}

export function Player(props: PlayerProps): ReactNode {
  const { source, prepared, messages, autoplay = true, timeZone = null } = props;
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<PlayerCore | null>(null);

  const onEvent = useEffectEvent((event: PlayerEvent) => {
    props.onEvent?.(event);
    if (event.type === 'ended') props.onEnded?.();
  });
  const put = useEffectEvent((made: PlayerCore | null) => {
    setPlayer(made);
    props.onPlayer?.(made);
  });
  const create = useEffectEvent((container: HTMLElement, wrapper: HTMLElement) => {
    // Every player gets its own element: one that is being destroyed must not disturb the next.
    const media = prepared?.media ?? createMedia();
    wrapper.append(media);
    return createPlayer({
      media,
      container: props.screen?.current ?? container,
      labels: messages.labels,
      environment: props.environment,
    });
  });

  useEffect(() => {
    if (root.current === null || stage.current === null) return undefined;
    const made = create(root.current, stage.current);
    const stop = made.on((event) => onEvent(event));
    put(made);
    return () => {
      stop();
      put(null);
      // At once: the next player may get the same element.
      made.media.remove();
      void made.destroy();
    };
  }, []);

  const load = useEffectEvent((made: PlayerCore, next: PlayerSource) =>
    made.load(next, { autoplay, prepared }),
  );
  useEffect(() => {
    if (player !== null) void load(player, source);
  }, [player, source]);

  useEffect(() => player?.setLabels(messages.labels), [player, messages]);

  const context = useMemo(
    () => (player === null ? null : { player, messages, timeZone }),
    [player, messages, timeZone],
  );
  return (
    <section
      ref={root}
      data-player=""
      className={classNames(styles.root, props.className)}
      aria-label={messages.player(source.content.name)}
    >
      <div ref={stage} className={styles.stage} />
      {context !== null && (
        <PlayerContext value={context}>
          <EndingContext value={endingPorts(props)}>
            <Surface {...props} autoplay={autoplay} content={{ ...source.content, ...props.shown }} />
          </EndingContext>
        </PlayerContext>
      )}
    </section>
  );
}

function endingPorts({ source, next, renderEnd, onNext, onNextNear }: PlayerProps): EndingPorts {
  return {
    markers: source.markers,
    next,
    renderEnd,
    goOn: () => onNext?.(),
    nearEnding: () => onNextNear?.(),
  };
}

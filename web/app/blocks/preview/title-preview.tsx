import type { MediaItem } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useLocation } from 'react-router';
import { mediaItemQuery } from '../../data/queries.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { playerPath, titlePath } from '../../data/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { TitleMeta } from '../../ui/title-meta.tsx';
import { toneClass } from '../../ui/tone.ts';
import { createIntent } from './intent.ts';
import type { Intent } from './intent.ts';
import { placeOver } from './place.ts';
import type { PreviewVideoProps } from './preview-video.tsx';
import styles from './title-preview.module.css';

/** The player is loaded with the first preview that has something to play; when it fails to load, the picture stays. */
const nothing: { default: ComponentType<PreviewVideoProps> } = { default: () => null };
const PreviewVideo = lazy(() =>
  import('./preview-video.tsx')
    .then((module): typeof nothing => ({ default: module.PreviewVideo }))
    .catch(() => nothing),
);

interface Preview {
  /** The key of the page on which it was opened: on the next page it is closed. */
  readonly page: string;
  readonly item: MediaItem;
  readonly card: DOMRect;
}

/**
 * The preview of the card on which the mouse or the keyboard focus rests: over it, without moving its neighbours. One
 * for the whole page, in the top layer; cards take part by `data-preview` with their slug. It shows the title's own
 * answer; a call in progress is cancelled when the card is left.
 */
export function TitlePreview() {
  const popover = useRef<HTMLDivElement>(null);
  const { preview, leave, finish } = usePreviewOnRest(popover);
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element || !preview) return undefined;
    element.showPopover();
    const place = placeOver(
      preview.card,
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    );
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
    return () => element.hidePopover();
  }, [preview]);

  const item = preview?.item;
  return (
    <div
      ref={popover}
      popover="manual"
      className={classNames(styles.preview, item && toneClass(item.poster_bg_color))}
      // A preview that has closed by itself is not left.
      onPointerLeave={() => preview && leave()}
    >
      {item && (
        <>
          <PreviewPicture item={item} onEnded={finish} />
          {/* A press anywhere but on a button opens the title, as on the card below. */}
          <a href={titlePath(item)} className={styles.cover} tabIndex={-1} aria-hidden="true" />
          <PreviewWords item={item} />
        </>
      )}
    </div>
  );
}

/** The open preview, by the card on which the mouse or the keyboard focus rests. */
function usePreviewOnRest(popover: RefObject<HTMLElement | null>) {
  const queries = useQueryClient();
  const { key } = useLocation();
  const [opened, setPreview] = useState<Preview | null>(null);
  const intent = useRef<Intent<HTMLElement> | null>(null);
  const open = useEffectEvent(async (link: HTMLElement, signal: AbortSignal) => {
    const slug = link.dataset['preview'] ?? '';
    const item = await queries
      .fetchQuery({ ...mediaItemQuery(slug), staleTime: 60_000, retry: false })
      .catch(() => null);
    if (item && !signal.aborted && link.isConnected && link.matches(':hover, :focus-visible'))
      setPreview({ page: key, item, card: link.getBoundingClientRect() });
  });
  const callOff = useEffectEvent((slug: string) => {
    void queries.cancelQueries({
      queryKey: mediaItemQuery(slug).queryKey,
      exact: true,
      fetchStatus: 'fetching',
    });
  });

  useEffect(() => {
    // Touch screens have no previews: a tap opens the page at once.
    if (!window.matchMedia('(hover: hover) and (min-width: 720px)').matches) return undefined;
    let current = '';
    const made = createIntent<HTMLElement>({
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      open: (link, signal) => {
        current = link.dataset['preview'] ?? '';
        void open(link, signal);
      },
      close: () => {
        callOff(current);
        setPreview(null);
      },
    });
    intent.current = made;
    return listenForRest(made, (target) => popover.current?.contains(target) === true);
  }, [popover]);
  return {
    preview: opened?.page === key ? opened : null,
    leave: () => intent.current?.leave(),
    finish: () => intent.current?.finish(),
  };
}

/**
 * Reports to `intent` where the mouse and the keyboard focus rest; a place for which `isWithin` is true, in the
 * preview, counts as its card.
 */
function listenForRest(intent: Intent<HTMLElement>, isWithin: (target: Node) => boolean): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const follow = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || isWithin(target)) return;
    const link = target.closest<HTMLElement>('[data-preview]');
    if (link) intent.enter(link);
    else intent.leave();
  };
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && follow(event.target),
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => intent.leave(), options);
  document.addEventListener(
    'pointerdown',
    (event) => !isWithin(event.target as Node) && intent.leave(),
    options,
  );
  document.addEventListener(
    'focusin',
    (event) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && follow(event.target),
    options,
  );
  document.addEventListener('keydown', (event) => event.key === 'Escape' && intent.leave(), options);
  document.addEventListener('scroll', () => intent.leave(), { ...options, capture: true });
  // The mouse or the focus may already rest on a card: this code was loaded for it.
  follow(document.querySelector('[data-preview]:is(:hover, :focus-visible)'));
  return () => listening.abort();
}

function PreviewPicture({ item, onEnded }: { readonly item: MediaItem; readonly onEnded: () => void }) {
  const picture = item.visit_card ?? item.background;
  const asset = item.assets.preview_assets[0];
  return (
    <div className={styles.picture}>
      {picture && (
        <Picture
          path={picture}
          profiles={['poster_horizontal']}
          sizes="380px"
          alt=""
          loading="eager"
          className={styles.image}
        />
      )}
      {asset && (
        <Suspense fallback={null}>
          <PreviewVideo key={item.slug} slug={item.slug} asset={asset} name={item.name} onEnded={onEnded} />
        </Suspense>
      )}
    </div>
  );
}

function PreviewWords({ item }: { readonly item: MediaItem }) {
  const t = useMessages();
  return (
    <div className={styles.words}>
      <p className={styles.name}>{item.name}</p>
      <div className={styles.meta}>
        <TitleMeta item={item} />
      </div>
      {item.short_description && <p className={styles.text}>{item.short_description}</p>}
      <div className={styles.buttons}>
        {item.is_playable && (
          <ButtonLink href={playerPath(item)} variant="primary" size="small" icon="play">
            {t('ui.watch')}
          </ButtonLink>
        )}
        <ButtonLink href={titlePath(item)} size="small">
          {t('ui.more')}
        </ButtonLink>
      </div>
    </div>
  );
}

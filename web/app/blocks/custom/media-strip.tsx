import type { ImagePath } from '@kadr/contract';
import { useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { titlesOf } from '../../data/titles-of.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { titlePath } from '../../data/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import { BlockFooter } from './block-section.tsx';
import { videoAt } from './card-data.ts';
import type { VideoFile } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { pictureOf, textOf } from './fields.ts';
import { FilmLoop } from './film-loop.tsx';
import styles from './media-strip.module.css';

/** The most titles in a strip: the page's scrolling has as many steps (`media-strip.module.css`). */
const most = 12;

interface StripTitle {
  readonly key: number;
  readonly href: string;
  readonly name: string;
  /** `12+` */
  readonly age: string;
  readonly color: string | null;
  /** A scene of the title; null when it has none. */
  readonly screenshot: ImagePath | null;
}

interface Strip {
  readonly headline: string | null;
  readonly video: readonly VideoFile[];
  readonly top: ImagePath | null;
  readonly bottom: ImagePath | null;
  readonly titles: readonly StripTitle[];
}

/**
 * Titles with their scenes, moving sideways as the page scrolls, over a film between two pictures. Where the browser
 * has no scroll-driven animation, or the viewer prefers reduced motion, it is a row that scrolls by itself.
 */
export const MediaStripBlock = defineBlock((block): Strip | null => {
  const { title, video_url, video_image_top, video_image_bottom } = block.custom_data ?? {};
  const titles = titlesOf(block)
    .slice(0, most)
    .map((item): StripTitle => ({
      key: item.id,
      href: titlePath(item),
      name: item.name,
      age: item.age_level.name,
      color: item.poster_bg_color,
      screenshot: item.screenshots?.[0] ?? null,
    }));
  if (titles.length === 0) return null;
  return {
    headline: textOf(title),
    video: videoAt(video_url),
    top: pictureOf(video_image_top),
    bottom: pictureOf(video_image_bottom),
    titles,
  };
}, MediaStrip);

function MediaStrip({ block, data }: CustomBlockProps<Strip>) {
  const { video, top, bottom, titles } = data;
  const t = useMessages();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const headline = data.headline ?? block.name;

  /** Scrolls the page so that the focused title is in the middle of the strip. */
  const follow = ({ currentTarget }: FocusEvent<HTMLAnchorElement>): void => {
    const element = section.current;
    const item = currentTarget.parentElement;
    const list = item?.parentElement;
    if (!element || !item || !list || getComputedStyle(list).animationName === 'none') return;
    const way = element.offsetHeight - window.innerHeight;
    const place = [...list.children].indexOf(item) / Math.max(1, titles.length - 1);
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + way * place });
  };

  return (
    <section
      ref={section}
      id={block.htmlId}
      className={classNames(styles.strip, styles[`count${titles.length}`], toneClass(block.glow_color))}
      {...(headline !== null && { 'aria-labelledby': id })}
    >
      <div className={styles.stage}>
        <div className={styles.scene}>
          <FilmLoop files={video} isOn={!isPaused} />
          {top && <Overlay path={top} className={styles.top} />}
          {bottom && <Overlay path={bottom} className={styles.bottom} />}
        </div>
        <div className={styles.words}>
          {headline !== null && (
            <h2 id={id} className={styles.headline}>
              {headline}
            </h2>
          )}
          {block.sub_name !== null && <p className={styles.lead}>{block.sub_name}</p>}
        </div>
        <ul className={styles.list}>
          {titles.map(({ key, href, name, age, color, screenshot }) => (
            <li key={key} className={classNames(styles.item, toneClass(color))}>
              <a href={href} className={styles.link} onFocus={follow}>
                <span className={styles.picture}>
                  {screenshot && (
                    <Picture
                      path={screenshot}
                      profiles={['poster_horizontal', 'key_visual']}
                      sizes="(min-width: 900px) 56vw, 75vw"
                      alt=""
                      className={styles.image}
                    />
                  )}
                  <span className={styles.age}>
                    <Badge>{age}</Badge>
                  </span>
                </span>
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
        {video.length > 0 && (
          <span className={styles.button}>
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              size="small"
              label={t(isPaused ? 'offers.playVideo' : 'offers.stopVideo')}
              onClick={() => setPaused(!isPaused)}
            />
          </span>
        )}
        <BlockFooter block={block} className={styles.footer} />
      </div>
    </section>
  );
}

/** A picture over the edge of the film. */
function Overlay({ path, className }: { readonly path: ImagePath; readonly className: string | undefined }) {
  return (
    <Picture
      path={path}
      profiles={['key_visual']}
      sizes="100vw"
      alt=""
      className={classNames(styles.overlay, className)}
    />
  );
}

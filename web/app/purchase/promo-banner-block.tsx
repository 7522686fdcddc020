import type { MediaItemCard } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { servicePath, titlePath } from '../data/paths.ts';
import { ServiceButton } from './service-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { PosterFan } from '../ui/poster-fan.tsx';
import { toneClass } from '../ui/tone.ts';
import { Advertiser, Labels } from '../blocks/custom/banner-card.tsx';
import { BlockButtons } from '../blocks/custom/block-buttons.tsx';
import { BlockTimer } from '../blocks/custom/block-timer.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import { Markup } from '../ui/markup.tsx';
import { readPromoBanner } from './promo-banner-data.ts';
import type { PromoBannerData } from './promo-banner-data.ts';
import styles from './promo-banner-block.module.css';
import { QuietVideo } from '../blocks/custom/quiet-video.tsx';
import { usePixels } from '../blocks/custom/use-pixels.ts';

/**
 * A banner of a service's offer between rows; it links to the service's page, and sells it, with its own texts, to
 * viewers who do not have it.
 */
function PromoBanner({ block, data }: CustomBlockProps<PromoBannerData>) {
  const id = useId();
  const { look, titles, video } = data;
  const place = useRef<HTMLElement>(null);
  usePixels(place, data.pixels);
  const hasBack = look === 'picture' || look === 'wall' || video.length > 0;
  return (
    <section
      ref={place}
      id={block.htmlId}
      className={classNames(
        styles.banner,
        styles[look],
        hasBack && styles.onBack,
        toneClass(block.glow_color),
      )}
      {...(block.name !== null && { 'aria-labelledby': id })}
    >
      {hasBack && <Back {...data} />}
      <Words block={block} data={data} heading={id} />
      {look === 'fan' && video.length === 0 && <PosterFan titles={titles} className={styles.titles} />}
      {look === 'sport' && titles.length > 0 && <Schedule titles={titles} />}
    </section>
  );
}

/** The background: a wall of posters or a picture, and a video over it. */
function Back({ look, titles, picture, video }: PromoBannerData) {
  return (
    <div className={styles.back}>
      {look === 'wall' ? (
        <Wall titles={titles} />
      ) : (
        picture && (
          <Picture
            path={picture}
            profiles={['key_visual']}
            sizes="(max-width: 1759px) 96vw, 1760px"
            alt=""
            className={styles.backPicture}
          />
        )
      )}
      {video.length > 0 && <QuietVideo files={video} hasButton />}
    </div>
  );
}

interface WordsProps extends CustomBlockProps<PromoBannerData> {
  /** Id of the heading. */
  readonly heading: string;
}

function Words({ block, data, heading }: WordsProps) {
  const t = useMessages();
  const { label, text, advantages, introDays, advertiser } = data;
  const links = linksOf(block, data);
  const [main] = links;
  return (
    <div className={styles.words}>
      {label && <Labels labels={[label]} />}
      {block.name !== null && (
        <h2 id={heading} className={styles.title}>
          {main ? <a href={main}>{block.name}</a> : block.name}
        </h2>
      )}
      {block.sub_name !== null && <p className={styles.text}>{block.sub_name}</p>}
      {text !== null && (
        <div className={styles.text}>
          <Markup text={text} />
        </div>
      )}
      {introDays !== null && <p className={styles.intro}>{t('offers.intro', { count: introDays })}</p>}
      {block.timer && <BlockTimer timer={block.timer} />}
      {advantages.length > 0 && (
        <ul className={styles.advantages}>
          {advantages.map((advantage) => (
            <li key={advantage}>
              <Icon name="check" />
              {advantage}
            </li>
          ))}
        </ul>
      )}
      <OfferButtons data={data} links={links} />
      <BlockButtons buttons={block.buttons} />
      {block.bottomText !== null && (
        <div className={styles.bottom}>
          <Markup text={block.bottomText} />
        </div>
      )}
      {advertiser && <Advertiser advertiser={advertiser} />}
    </div>
  );
}

/** Targets of the buttons, in order: the page of the service, the target of the block. */
function linksOf(block: WordsProps['block'], { service }: PromoBannerData): readonly (string | null)[] {
  return [service === null ? null : servicePath(service), block.link?.href ?? null];
}

function OfferButtons({
  data: { forSale, buttons },
  links,
}: Pick<WordsProps, 'data'> & { readonly links: readonly (string | null)[] }) {
  const t = useMessages();
  return (
    <div className={styles.buttons}>
      {forSale !== null && (
        <ServiceButton service={forSale} variant="primary">
          {t('offers.obtain', { model: 'SERVICE' })}
        </ServiceButton>
      )}
      {buttons.map((words, at) => {
        const href = links[at];
        return (
          href && (
            <ButtonLink
              key={words}
              href={href}
              variant={at === 0 && forSale === null ? 'primary' : 'secondary'}
            >
              {words}
            </ButtonLink>
          )
        );
      })}
    </div>
  );
}

/** A dense wall of posters as a decorative background. */
function Wall({ titles }: Pick<PromoBannerData, 'titles'>) {
  return (
    <ul className={styles.posters} aria-hidden="true">
      {titles.flatMap(({ id, logo, poster_bg_color }) =>
        logo === null
          ? []
          : [
              <li key={id} className={classNames(styles.poster, toneClass(poster_bg_color))}>
                <Picture
                  path={logo}
                  profiles={['poster', 'poster_big']}
                  sizes="200px"
                  alt=""
                  className={styles.posterPicture}
                />
              </li>,
            ],
      )}
    </ul>
  );
}

/** The next events, with their times in the viewer's time zone. */
function Schedule({ titles }: Pick<PromoBannerData, 'titles'>) {
  const formats = useFormats();
  const { data: user } = useQuery(userQuery());
  const zone = user?.currentTimeZone ?? 'UTC';
  const timeOf = ({ start_date, year }: MediaItemCard): string =>
    start_date === null ? String(year ?? '') : formats.moment(start_date, zone);
  return (
    <ol className={styles.schedule}>
      {titles.map((title) => {
        const picture = title.visit_card ?? title.background;
        return (
          <li key={title.id} className={toneClass(title.poster_bg_color)}>
            <a href={titlePath(title)} className={styles.event}>
              <span className={styles.eventPicture}>
                {picture && (
                  <Picture
                    path={picture}
                    profiles={['epg']}
                    sizes="132px"
                    alt=""
                    className={styles.posterPicture}
                  />
                )}
              </span>
              <span className={styles.eventWords}>
                <span className={styles.eventName}>{title.name}</span>
                <span className={styles.eventTime}>{timeOf(title)}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

export const PromoBannerBlock = defineBlock(readPromoBanner, PromoBanner);

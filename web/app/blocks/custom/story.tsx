import type { ImagePath, MediaBlock } from '@kadr/contract';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf, videoAt, writtenCards } from './card-data.ts';
import type { BlockCard, VideoFile } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { byCall, linkOf, listOf, pictureOf, textOf } from './fields.ts';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';
import { QuietVideo } from './quiet-video.tsx';
import styles from './story.module.css';

/**
 * `about`: a description beside its picture. `terms`: the terms of an offer, point by point. `more`: the same,
 * collapsed. `tv`: the picture is shown on a TV. `prompt`: one line and an action. `note`: legal text, in small
 * letters.
 */
type Look = 'about' | 'terms' | 'more' | 'tv' | 'prompt' | 'note';

export interface StoryData {
  readonly look: Look;
  /** Paragraphs, with or without HTML. */
  readonly text: readonly string[];
  readonly advantages: readonly string[];
  readonly points: readonly BlockCard[];
  readonly picture: ImagePath | null;
  readonly video: readonly VideoFile[];
}

type RawStory = Pick<MediaBlock, 'custom_data' | 'items' | 'image' | 'name' | 'tag' | 'target'>;

const looks: Readonly<Record<string, Look>> = {
  aboutService: 'about',
  about_service: 'about',
  what_is_it: 'about',
  promoDetails: 'terms',
  more_details: 'more',
  watch_tv: 'tv',
  prompt: 'prompt',
  legal: 'note',
};

/** Reads a text about the service, and its pictures and points. */
export function readStory(raw: RawStory): StoryData | null {
  const { text, description, title, image, video_url, advantages } = raw.custom_data ?? {};
  const first = raw.items.length > 0 ? cardsOf(raw)[0] : undefined;
  const data: StoryData = {
    look: byCall(raw, looks) ?? 'about',
    text: (textOf(text) ?? textOf(description) ?? first?.text ?? '')
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== ''),
    advantages: listOf(advantages, textOf, 12),
    points: writtenCards(raw).filter((card) => card.title !== null),
    picture: pictureOf(image) ?? raw.image ?? first?.picture ?? null,
    video: videoAt(video_url),
  };
  const says = data.text.length + data.advantages.length + data.points.length > 0;
  const isCalled = textOf(title) !== null || raw.tag !== null;
  return says || (isCalled && (linkOf(raw.target) !== null || data.picture !== null)) ? data : null;
}

/** A description of the service or of an offer. */
function Story({ block, data }: CustomBlockProps<StoryData>) {
  const { look, text, advantages, points, picture, video } = data;
  const link = block.buttons.length === 0 ? block.link : null;
  const hasPicture = look !== 'note' && look !== 'prompt' && (picture !== null || video.length > 0);
  return (
    <BlockSection
      block={block}
      isRaised={look === 'prompt' || look === 'tv'}
      className={classNames(styles.story, styles[look], hasPicture && styles.withPicture)}
    >
      <div className={styles.words}>
        {text.map((paragraph) => (
          <div key={paragraph} className={styles.text}>
            <Markup text={paragraph} />
          </div>
        ))}
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
        {points.length > 0 && (look === 'more' ? <Folded points={points} /> : <Terms points={points} />)}
        {link?.title && (
          <p>
            <LinkButton link={link} variant={look === 'note' ? 'ghost' : 'primary'}>
              {link.title}
            </LinkButton>
          </p>
        )}
      </div>
      {hasPicture && (
        <div className={styles.picture}>
          {picture && (
            <Picture
              path={picture}
              profiles={['banner_medium', 'key_visual']}
              sizes="(max-width: 899px) 92vw, 780px"
              alt=""
              className={styles.image}
            />
          )}
          {video.length > 0 && <QuietVideo files={video} hasButton />}
        </div>
      )}
    </BlockSection>
  );
}

function Terms({ points }: Pick<StoryData, 'points'>) {
  return (
    <dl className={styles.points}>
      {points.map(({ key, title, subtitle, text }) => (
        <div key={key} className={styles.point}>
          <dt className={styles.pointName}>{title}</dt>
          <dd className={styles.text}>{text ? <Markup text={text} /> : subtitle}</dd>
        </div>
      ))}
    </dl>
  );
}

function Folded({ points }: Pick<StoryData, 'points'>) {
  return points.map(({ key, title, text }) => (
    <details key={key} className={styles.fold}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron_down" />
      </summary>
      <div className={styles.text}>{text && <Markup text={text} />}</div>
    </details>
  ));
}

export const StoryBlock = defineBlock(readStory, Story);

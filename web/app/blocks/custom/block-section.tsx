import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import { Labels } from './banner-card.tsx';
import { BlockButtons } from './block-buttons.tsx';
import type { BlockFrame } from './block-frame.ts';
import styles from './block-section.module.css';
import { BlockTimer } from './block-timer.tsx';
import { Markup } from '../../ui/markup.tsx';
import { QuietVideo } from './quiet-video.tsx';

export interface BlockSectionProps {
  readonly block: BlockFrame;
  /** Whether it has its own surface, tinted by the block's colour; a block with a background always does. */
  readonly isRaised?: boolean;
  /** Whether its content extends to the edges of the screen. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The layout of custom blocks: label and logo, a heading with a line below it, the block's own content between the
 * page's margins, then its timer, buttons and closing text.
 */
export function BlockSection({
  block,
  isRaised = false,
  isWide = false,
  className,
  children,
}: BlockSectionProps) {
  const id = useId();
  const { name, sub_name, link, glow_color, htmlId, label, logo, background } = block;
  const hasHeader = [name, sub_name, label, logo].some((part) => part !== null);
  return (
    <section
      id={htmlId}
      className={classNames(
        styles.section,
        (isRaised || background) && styles.raised,
        isWide && styles.wide,
        toneClass(glow_color),
        className,
      )}
      {...(name !== null && { 'aria-labelledby': id })}
    >
      {background && (
        <div className={styles.background}>
          {background.picture && (
            <Picture
              path={background.picture}
              profiles={['key_visual']}
              sizes="(max-width: 1759px) 96vw, 1760px"
              alt=""
              className={styles.picture}
            />
          )}
          {background.video.length > 0 && <QuietVideo files={background.video} hasButton />}
        </div>
      )}
      {hasHeader && (
        <div className={styles.header}>
          {logo && (
            <Picture path={logo} profiles={['banner_small']} sizes="96px" alt="" className={styles.logo} />
          )}
          {label && (
            <p className={styles.label}>
              <Labels labels={[label]} />
            </p>
          )}
          {name !== null && (
            <h2 id={id} className={styles.name}>
              {link ? <a href={link.href}>{name}</a> : name}
            </h2>
          )}
          {sub_name !== null && <p className={styles.lead}>{sub_name}</p>}
        </div>
      )}
      {children}
      <BlockFooter block={block} />
    </section>
  );
}

/** The part below the content of a custom block: its timer, buttons and closing text. */
export function BlockFooter({
  block,
  className,
}: {
  readonly block: BlockFrame;
  readonly className?: string | undefined;
}) {
  const { timer, buttons, bottomText } = block;
  if (timer === null && buttons.length === 0 && bottomText === null) return null;
  return (
    <div className={classNames(styles.footer, className)}>
      {timer && <BlockTimer timer={timer} />}
      {buttons.length > 0 && <BlockButtons buttons={buttons} />}
      {bottomText !== null && (
        <div className={styles.bottom}>
          <Markup text={bottomText} />
        </div>
      )}
    </div>
  );
}

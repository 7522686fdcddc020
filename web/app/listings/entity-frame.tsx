import type { ImagePath } from '@kadr/contract';
import type { ReactNode } from 'react';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { RightsHolders } from '../ui/rights-holders.tsx';
import { toneClass } from '../ui/tone.ts';
import entity from './entity.module.css';
import styles from './entity-frame.module.css';

export interface EntityFrameProps {
  /** Collections and promo events have a wide picture, songs a square one. */
  readonly kind: 'collection' | 'karaoke';
  readonly color: string | null;
  readonly picture: ImagePath | null;
  readonly name: string;
  /** A line above the name. */
  readonly above?: string;
  readonly badges?: ReactNode;
  readonly lead?: string | null;
  /** Lines below the lead; empty ones are left out. */
  readonly facts?: readonly (string | null)[];
  readonly buttons?: ReactNode;
  /** Logos of the rights holders. */
  readonly holders?: readonly (ImagePath | null)[];
  readonly children: ReactNode;
}

const none: readonly never[] = [];

/** The page of a collection, a promo event or a song: its picture and text on its tint, and its content below. */
export function EntityFrame({
  kind,
  color,
  picture,
  name,
  above,
  badges,
  lead,
  facts = none,
  buttons,
  holders = none,
  children,
}: EntityFrameProps) {
  const { hasLayout } = useVisiblePage();
  const page = (
    <article className={entity.page}>
      <header
        className={classNames(
          entity.header,
          styles.header,
          kind === 'karaoke' && styles.hasSquare,
          toneClass(color),
        )}
      >
        {picture !== null && (
          <div className={classNames(styles.picture, kind === 'karaoke' && styles.square)}>
            <Picture
              path={picture}
              profiles={[kind]}
              sizes={kind === 'karaoke' ? '240px' : '(min-width: 900px) 40vw, 92vw'}
              alt=""
              loading="first"
              className={styles.image}
            />
          </div>
        )}
        <div className={entity.words}>
          {badges && <div className={entity.badges}>{badges}</div>}
          {above !== undefined && <p className={styles.above}>{above}</p>}
          <h1 className={entity.name}>{name}</h1>
          {lead && <p className={entity.lead}>{lead}</p>}
          {facts.map(
            (fact) =>
              fact !== null && (
                <p key={fact} className={styles.fact}>
                  {fact}
                </p>
              ),
          )}
          {buttons && <div className={entity.buttons}>{buttons}</div>}
          <RightsHolders logos={holders} className={styles.holders} />
        </div>
      </header>
      {children}
    </article>
  );
  return hasLayout ? page : <BarePage>{page}</BarePage>;
}

/** A text under its heading, one paragraph per line; nothing without a text. */
export function EntityText({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <section className={styles.about}>
      <h2 className={styles.heading}>{title}</h2>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Stills from a song's film. */
export function EntityShots({
  title,
  paths,
}: {
  readonly title: string;
  readonly paths: readonly ImagePath[];
}) {
  if (paths.length === 0) return null;
  return (
    <section className={styles.stills}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.shots}>
        {paths.map((path) => (
          <Picture
            key={path}
            path={path}
            profiles={['card', 'poster_horizontal']}
            sizes="(min-width: 720px) 320px, 92vw"
            alt=""
            className={styles.shot}
          />
        ))}
      </div>
    </section>
  );
}

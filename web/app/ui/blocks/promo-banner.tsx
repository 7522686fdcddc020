import { useEffect, useRef } from 'react';
import { useBrand } from '../../data/initial-data.tsx';
import type { PromoBannerBlock } from '../../data/shown-view.ts';
import { servicePath, targetPath } from '../../routing/paths.ts';
import { ButtonLink } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { PosterFan } from '../poster-fan.tsx';
import { toneClass } from '../tone.ts';
import styles from './promo-banner.module.css';

/** What the service offers, between the rows; leads to the page of its service while that is active (RT-124). */
export function PromoBanner({ block }: { readonly block: PromoBannerBlock }) {
  const { label, text, advantages, buttons, service, target, pixels, titles } = block;
  const { pixel_hosts } = useBrand();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !pixels) return undefined;
    const leaving = new AbortController();
    // Without its code a banner is whole; it is not counted then.
    import('../../data/banner-pixels.ts').then(
      ({ countBanner }) => countBanner(element, pixels, pixel_hosts, leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [pixels, pixel_hosts]);
  const links = [service && servicePath(service), target && targetPath(target)];
  const [main] = links;
  return (
    <section ref={place} className={classNames(styles.banner, toneClass(block.glow_color))}>
      <div className={styles.words}>
        {label && <p className={classNames(styles.label, toneClass(label.color))}>{label.text}</p>}
        <h2 className={styles.title}>{main ? <a href={main}>{block.name}</a> : block.name}</h2>
        {text && <p className={styles.text}>{text}</p>}
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
        <div className={styles.buttons}>
          {buttons.map((words, at) => {
            const href = links[at];
            return (
              href && (
                <ButtonLink key={words} href={href} variant={at === 0 ? 'primary' : 'secondary'}>
                  {words}
                </ButtonLink>
              )
            );
          })}
        </div>
      </div>
      <PosterFan titles={titles} className={styles.fan} />
    </section>
  );
}

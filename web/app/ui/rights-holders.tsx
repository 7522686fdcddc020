import type { ImagePath } from '@kadr/contract';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import styles from './rights-holders.module.css';

/** Logos of the rights holders; nothing without any. */
export function RightsHolders({
  logos,
  className,
}: {
  readonly logos: readonly (ImagePath | null)[];
  readonly className?: string | undefined;
}) {
  const known = logos.filter((path) => path !== null);
  if (known.length === 0) return null;
  return (
    <div className={classNames(styles.holders, className)}>
      {known.map((path) => (
        <Picture
          key={path}
          path={path}
          profiles={['channel']}
          sizes="120px"
          alt=""
          className={styles.holder}
        />
      ))}
    </div>
  );
}

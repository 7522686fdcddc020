import type { ImagePath } from '@kadr/contract';
import styles from './avatar.module.css';
import { Picture } from './picture.tsx';

export interface AvatarProps {
  readonly name: string;
  readonly path: ImagePath | null;
}

/** A round portrait, or the person's initials. It has no accessible name, because the name is beside it. */
export function Avatar({ name, path }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {path ? (
        <Picture path={path} profiles={['avatar']} sizes="120px" alt="" className={styles.picture} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** First letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32))
    .join('')
    .toUpperCase();
}

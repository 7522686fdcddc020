import styles from './profile-icon.module.css';

export interface ProfileIconProps {
  /** Path of the drawn picture. */
  readonly image: string;
  readonly loading?: 'eager' | 'lazy';
}

/**
 * The round picture of a profile, as wide as its container. It has no accessible name, because the name is beside it.
 */
export function ProfileIcon({ image, loading = 'eager' }: ProfileIconProps) {
  return <img className={styles.icon} src={image} alt="" width={120} height={120} loading={loading} />;
}

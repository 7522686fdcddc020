import styles from './profile-icon.module.css';

export interface ProfileIconProps {
  /** Path of the drawn picture. */
  readonly image: string;
  readonly loading?: 'eager' | 'lazy';
}

/** The picture of a profile, round, as wide as its place. The name stands beside it, so it says nothing itself. */
export function ProfileIcon({ image, loading = 'eager' }: ProfileIconProps) {
  return <img className={styles.icon} src={image} alt="" width={120} height={120} loading={loading} />;
}

import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { ProfileIcon } from '../ui/profile-icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './profiles.module.css';
import { profileIconsQuery } from './queries.ts';

export interface IconChoiceProps {
  readonly chosen: number;
  readonly onChoose: (iconId: number) => void;
}

/** The name of a drawn picture, from its file name. */
const nameOf = (image: string): string => /([a-z]+)\.svg$/.exec(image)?.[1] ?? '';

/** The pictures by kind. */
export function IconChoice({ chosen, onChoose }: IconChoiceProps) {
  const t = useMessages();
  const { data } = useQuery(profileIconsQuery());
  if (data === undefined) return <Skeleton className={styles.waiting} />;
  const kinds = [...new Set(data.items.map(({ type }) => type))];
  return (
    <div className={styles.settings}>
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.plain}>
          <legend className={styles.legend}>{t('profiles.iconKind', { kind })}</legend>
          <div className={styles.icons}>
            {data.items
              .filter(({ type }) => type === kind)
              .map(({ icon_id, image }) => (
                <label key={icon_id} className={styles.icon}>
                  <input
                    type="radio"
                    name="icon"
                    value={icon_id}
                    checked={icon_id === chosen}
                    aria-label={t('profiles.iconName', { name: nameOf(image) })}
                    onChange={() => onChoose(icon_id)}
                  />
                  <ProfileIcon image={image} />
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

import type { CastMember, MediaItem, PersonRole } from '@kadr/contract';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { personPath } from '../data/paths.ts';
import { durationMinutes } from '../ui/format.ts';
import { RightsHolders } from '../ui/rights-holders.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './about.module.css';

/** Maximum number of persons named for one role. */
const mostNames = 3;

/** A title's description and its known facts. */
export function About({ item, cast }: { readonly item: MediaItem; readonly cast: readonly CastMember[] }) {
  const t = useMessages();
  const formats = useFormats();
  const minutes = durationMinutes(item.duration);
  const persons = (role: PersonRole): ReactNode => {
    const found = cast.filter((member) => member.role === role).slice(0, mostNames);
    if (found.length === 0) return null;
    return found.map(({ person }, index) => (
      <span key={person.id}>
        {index > 0 && ', '}
        <TextLink href={personPath(person)}>{person.name}</TextLink>
      </span>
    ));
  };
  const languages = (codes: readonly string[]): string =>
    codes
      .filter((code) => code !== 'und')
      .map(formats.language)
      .join(', ');
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('title.directors'), persons('director')],
    [t('title.writers'), persons('writer')],
    [t('title.composers'), persons('composer')],
    [t('title.genres'), item.genres.map(({ name }) => name.toLocaleLowerCase()).join(', ')],
    [t('title.countries'), item.countries.join(', ')],
    [t('title.year'), item.year],
    [t('title.duration'), minutes === null ? null : t('ui.minutes', { count: minutes })],
    [t('title.age'), item.age_level.name],
    [t('title.audio'), languages(item.audio_languages)],
    [t('title.subtitles'), languages(item.subtitle_languages)],
    [t('title.quality'), item.max_height === null ? null : qualityName(item.max_height)],
    [t('title.originalName'), item.original_name === item.name ? null : item.original_name],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <section className={styles.about}>
      <h2 className={styles.heading} data-part="row-title">
        {t('title.about', { type: item.type })}
      </h2>
      <div className={styles.columns}>
        {(item.summary ?? item.short_description) && (
          <div className={styles.summary}>
            {(item.summary ?? item.short_description ?? '').split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <dl className={styles.facts}>
          {known.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <RightsHolders
        logos={[item.copyright_holder_logo_1, item.copyright_holder_logo_2]}
        className={styles.holders}
      />
    </section>
  );
}

/** The common name of a number of lines. */
function qualityName(lines: number): string {
  if (lines >= 2160) return '4K';
  if (lines >= 1440) return '2K';
  if (lines >= 1080) return 'Full HD';
  return lines >= 720 ? 'HD' : 'SD';
}

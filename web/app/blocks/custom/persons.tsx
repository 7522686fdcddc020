import type { ImagePath } from '@kadr/contract';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Row } from '../../ui/row.tsx';
import { toneClass } from '../../ui/tone.ts';
import { BlockSection } from './block-section.tsx';
import { defineBlock } from './define-block.tsx';
import { fieldsOf, linkOf, listOf, textOf } from './fields.ts';
import type { BlockLink } from './fields.ts';
import { Markup } from '../../ui/markup.tsx';
import styles from './persons.module.css';

interface PersonCard {
  readonly key: string;
  readonly picture: ImagePath | null;
  readonly color: string | null;
  readonly link: BlockLink | null;
  /** The link's name when the card has no text. */
  readonly name: string;
  readonly title: string | null;
  readonly role: string | null;
  /** May contain HTML. */
  readonly subtitle: string | null;
}

/** People, each by a banner of the block: the banner's picture and target, with the card's text. */
export const PersonsBlock = defineBlock(
  ({ custom_data, items }) => {
    const { cards, without_shadow } = fieldsOf(custom_data?.['person_cards']);
    const banners = new Map(
      items.flatMap((item) => (item.type === 'banner' ? [[item.banner.id, item.banner] as const] : [])),
    );
    const persons = listOf(cards, (value): PersonCard | null => {
      const fields = fieldsOf(value);
      const { banner_id } = fields;
      const banner = typeof banner_id === 'number' ? banners.get(banner_id) : undefined;
      if (!banner) return null;
      const [title, role] = [textOf(fields['title']), textOf(fields['role'])];
      const link = linkOf(banner.target);
      return {
        key: `${banner.id} ${title ?? ''}`,
        picture: banner.images[0] ?? null,
        color: banner.color,
        link,
        name: title ?? banner.title ?? link?.title ?? '',
        title,
        role,
        subtitle: textOf(fields['subtitle']),
      };
    });
    return persons.length === 0 ? null : { persons, hasShadow: without_shadow !== true };
  },
  ({ block, data: { persons, hasShadow } }) => (
    <BlockSection block={{ ...block, name: null, sub_name: null }} isWide>
      <Row title={block.name ?? ''} subtitle={block.sub_name} href={block.link?.href ?? null}>
        {persons.map((person) => (
          <li key={person.key} className={classNames(styles.card, toneClass(person.color))}>
            <Face link={person.link} name={person.title === null ? person.name : null}>
              <span className={classNames(styles.picture, hasShadow && styles.shadow)}>
                {person.picture && (
                  <Picture
                    path={person.picture}
                    profiles={['banner_small', 'service']}
                    sizes="(min-width: 720px) 228px, 160px"
                    alt=""
                    className={styles.image}
                  />
                )}
              </span>
              {person.title !== null && <span className={styles.title}>{person.title}</span>}
              {person.role !== null && <span className={styles.role}>{person.role}</span>}
            </Face>
            {person.subtitle !== null && (
              <div className={styles.subtitle}>
                <Markup text={person.subtitle} />
              </div>
            )}
          </li>
        ))}
      </Row>
    </BlockSection>
  ),
);

function Face({
  link,
  name,
  children,
}: {
  readonly link: BlockLink | null;
  /** The link's name when it contains no text. */
  readonly name: string | null;
  readonly children: React.ReactNode;
}) {
  if (link === null) return <div className={styles.face}>{children}</div>;
  return (
    <a
      href={link.href}
      className={styles.face}
      aria-label={name ?? undefined}
      {...(link.isBlank && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}

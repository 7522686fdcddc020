import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import type { WordsBlock as Words } from '../data/shown-view.ts';
import styles from './words-block.module.css';

/** A heading with or without a text; one for guests is not shown to signed-in viewers. */
export function WordsBlock({ block }: { readonly block: Words }) {
  const { data: user } = useQuery(userQuery());
  if (block.isForGuests && user?.isAuth === true) return null;
  const paragraphs = block.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (block.name === null && paragraphs.length === 0) return null;
  return (
    <section className={styles.words}>
      {block.name !== null && <h2 className={styles.heading}>{block.name}</h2>}
      {block.sub_name !== null && <p className={styles.lead}>{block.sub_name}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

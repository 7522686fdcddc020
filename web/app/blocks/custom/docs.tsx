import { LateIcon } from '../../ui/late-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BlockSection } from './block-section.tsx';
import { defineBlock } from './define-block.tsx';
import styles from './docs.module.css';
import { fieldsOf, fileAddress, linkOf, listOf, textOf } from './fields.ts';
import type { BlockLink } from './fields.ts';

interface Document {
  readonly title: string;
  /** Its kind, or its size. */
  readonly note: string | null;
  readonly link: BlockLink;
}

/** Links to documents. */
export const DocsBlock = defineBlock(
  ({ custom_data }) => {
    const documents = listOf(custom_data?.['docs'], documentOf);
    return documents.length === 0 ? null : documents;
  },
  ({ block, data }) => (
    <BlockSection block={block}>
      <ul className={styles.documents}>
        {data.map(({ title, note, link }) => (
          <li key={`${title} ${link.href}`}>
            <a
              href={link.href}
              className={styles.document}
              {...(link.isBlank && { target: '_blank', rel: 'noopener' })}
            >
              <LateIcon name="document" />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {note !== null && <span className={styles.note}>{note}</span>}
              </span>
              <Icon name="arrow_right" />
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  ),
);

/** Reads a document: it has a target, or the address of its file, which opens in a new window. */
function documentOf(value: unknown): Document | null {
  const { title, note, target, url } = fieldsOf(value);
  const file = fileAddress(url);
  const link = linkOf(target) ?? (file === null ? null : { href: file, title: null, isBlank: true });
  const name = textOf(title) ?? link?.title ?? null;
  return link === null || name === null ? null : { title: name, note: textOf(note), link };
}

import type { MediaBlock } from '@kadr/contract';
import { BlockSection } from './block-section.tsx';
import styles from './button.module.css';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { fieldsOf, linkOf, listOf, textOf } from './fields.ts';
import type { BlockLink } from './fields.ts';
import { LinkButton } from './link-button.tsx';

type OwnButton = { readonly words: string; readonly link: BlockLink };

/** The text of its link, else `custom_data.text`; a block with its own buttons needs neither. */
export function readButton({
  target,
  custom_data,
  buttons,
}: Pick<MediaBlock, 'target' | 'custom_data' | 'buttons'>): { readonly own: OwnButton | null } | null {
  const link = linkOf(target);
  const words = link?.title ?? textOf(fieldsOf(custom_data)['text']);
  const own = link === null || words === null ? null : { words, link };
  return own === null && listOf(buttons, fieldsOf).length === 0 ? null : { own };
}

/** A single action between the rows. */
function SingleButton({ block, data: { own } }: CustomBlockProps<{ readonly own: OwnButton | null }>) {
  return (
    <BlockSection block={block} className={styles.middle}>
      {own && block.buttons.length === 0 && (
        <LinkButton link={own.link} variant="primary" size="large">
          {own.words}
        </LinkButton>
      )}
    </BlockSection>
  );
}

export const ButtonBlock = defineBlock(readButton, SingleButton);

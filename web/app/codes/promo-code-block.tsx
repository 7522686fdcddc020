import { PromoCodeFlow } from './promo-code-flow.tsx';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';

/** The form for a promo code as a block of a view. */
function PromoCode({ block }: CustomBlockProps<object>) {
  return (
    <BlockSection block={block}>
      <PromoCodeFlow titleAs={block.name === null ? 'h2' : 'h3'} />
    </BlockSection>
  );
}

export const PromoCodeBlock = defineBlock(() => ({}), PromoCode);

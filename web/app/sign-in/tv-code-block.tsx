import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import { TvCodeFlow } from './tv-code-flow.tsx';

/** The form for a TV's code, for views about it. */
function TvCode({ block }: CustomBlockProps<object>) {
  return (
    <BlockSection block={block}>
      <TvCodeFlow titleAs={block.name === null ? 'h2' : 'h3'} />
    </BlockSection>
  );
}

export const TvCodeBlock = defineBlock(() => ({}), TvCode);

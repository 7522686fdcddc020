import type { MediaBlock, Theme } from '@kadr/contract';
import { useLocation } from 'react-router';
import { themeOf, themes } from './catalogue-filter.ts';
import { Filters } from './filters.tsx';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import { fieldsOf } from '../blocks/custom/fields.ts';

export interface FiltersData {
  /** Null for the page's theme, or none. */
  readonly theme: Theme | null;
}

export function readFilters({ custom_data }: Pick<MediaBlock, 'custom_data'>): FiltersData {
  const { theme } = fieldsOf(custom_data);
  return { theme: themes.find((known) => known === theme) ?? null };
}

/** The filters of a catalogue; on a theme's page they lead to that theme's catalogue. */
function FiltersInPage({ block, data }: CustomBlockProps<FiltersData>) {
  const { pathname } = useLocation();
  const theme = data.theme ?? themeOf(pathname);
  return (
    <BlockSection block={block}>
      <Filters theme={theme} path={theme === null ? '/catalog' : `/${theme}/catalog`} />
    </BlockSection>
  );
}

export const FiltersBlock = defineBlock(readFilters, FiltersInPage);

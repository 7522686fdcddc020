import type { RecordView } from '@kadr/contract';
import { useState } from 'react';
import { useBrandChoices } from '../../data/brands.ts';
import { useMay } from '../../data/member.ts';
import { titlePath } from '../../data/site-paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ViewAsDialog } from './view-as-dialog.tsx';

/**
 * Opens the page of a record as a guest sees it; nothing for a record without a page, or if the member may not see
 * pages.
 */
export function ViewAsButton({ view }: { readonly view: RecordView }) {
  const t = useTexts();
  const may = useMay();
  const brands = useBrandChoices();
  const [isOpen, setIsOpen] = useState(false);
  const path = pathOf(view);
  const brand = brandOf(view) ?? brands?.[0]?.value;
  if (!view.is_live || path === null || brand === undefined || !may('pages:read')) return null;
  return (
    <>
      <Button icon="external" onPress={() => setIsOpen(true)}>
        {t('viewAs.open')}
      </Button>
      <ViewAsDialog path={path} brand={brand} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function pathOf({ kind, id, record }: RecordView): string | null {
  const [, alias = ''] = id.split('~');
  if (kind === 'title') return titlePath(record?.['type'], id);
  if (kind === 'collection') return `/collections/${id}`;
  if (kind === 'person') return `/persons/${id}`;
  if (kind === 'media_view') return alias === 'main' ? '/' : `/media_views/${alias}`;
  return null;
}

/** The first brand that shows the record; null: all do. */
function brandOf({ kind, id, record }: RecordView): string | null {
  if (kind === 'media_view') return id.split('~')[0] ?? null;
  const brands = record?.['brands'];
  const [first] = Array.isArray(brands) ? brands : [];
  return typeof first === 'string' ? first : null;
}

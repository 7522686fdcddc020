import type { RecordKind } from '@kadr/contract';
import { listPath } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Trail } from '../../ui/trail.tsx';

/** A link back to the list. */
export function ListTrail({ kind }: { readonly kind: RecordKind }) {
  const t = useTexts();
  return <Trail href={listPath(kind)} name={t(`kinds.${kind}`)} isLarge />;
}

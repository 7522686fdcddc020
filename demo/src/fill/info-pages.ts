import { demoInfoPages } from '../content/info-pages.ts';
import type { FillClient } from './options.ts';

/** Writes the information pages that the service does not have. Pages that it has stay as the operator left them. */
export async function writeInfoPages({
  operator,
}: {
  readonly operator: Pick<FillClient['operator'], 'listInfoPages' | 'putInfoPages'>;
}): Promise<void> {
  const { items } = await operator.listInfoPages();
  const written = new Set(items.flatMap(({ alias, brand }) => (brand === null ? [alias] : [])));
  const missing = demoInfoPages.filter(({ alias }) => !written.has(alias));
  if (missing.length > 0) await operator.putInfoPages({ info_pages: missing });
}

import type { InfoPage, InfoPageSection } from '@kadr/contract';

/** The section whose number an address names, counted from 0; undefined when there is no such section. */
export function sectionOf(
  page: Pick<InfoPage, 'sections'> | null | undefined,
  number: string | null | undefined,
): InfoPageSection | undefined {
  return page && number != null && /^\d{1,3}$/.test(number) ? page.sections[Number(number)] : undefined;
}

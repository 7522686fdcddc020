import { translate } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';

/** The brand's name in the viewer's language. */
export function brandName(
  brands: ApiPorts['brands'],
  { brand, language }: Pick<RequestContext, 'brand' | 'language'>,
): string {
  const found = brands.find(({ id }) => id === brand);
  return found === undefined ? brand : translate(found.name, language);
}

import type { ApiPorts, RequestContext } from '../context/context.ts';

/** Only the main brand has certificates. */
export function isOffered(
  { brands }: Pick<ApiPorts, 'brands'>,
  { brand }: Pick<RequestContext, 'brand'>,
): boolean {
  return brands.find(({ id }) => id === brand)?.is_main === true;
}

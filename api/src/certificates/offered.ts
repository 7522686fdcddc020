import type { ApiPorts, RequestContext } from '../context/context.ts';

/** Certificates are the main brand's own. */
export function isOffered(
  { brands }: Pick<ApiPorts, 'brands'>,
  { brand }: Pick<RequestContext, 'brand'>,
): boolean {
  return brands.find(({ id }) => id === brand)?.is_main === true;
}

import type { PageBrand } from '../data/initial-data.tsx';
import type { Thing } from './structured-data.tsx';

/** Structured data of the service and its owner, for its main page. */
export function siteData({ name, slogan, share_image_url }: PageBrand, origin: string): Thing {
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: origin,
    logo: share_image_url,
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name,
    description: slogan,
    publisher,
  };
}

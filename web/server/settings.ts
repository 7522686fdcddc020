import { brandForHost } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { translate } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import type { PageBrand } from '../app/data/initial-data.tsx';
import type { BrandFiles } from './brand-files.ts';

/** What pages know of a brand, its texts in `language`. `origin` is the service's, as viewers of the brand address it. */
export function pageBrand(brand: Brand, language: Language, origin: string, files: BrandFiles): PageBrand {
  const { id, is_main, languages, default_language, currency, store_app_id, logo, footer } = brand;
  return {
    id,
    is_main,
    languages,
    default_language,
    currency,
    store_app_id,
    logo,
    name: translate(brand.name, language),
    slogan: translate(brand.slogan, language),
    footer: { ...footer, copyright_holder: translate(footer.copyright_holder, language) },
    share_image_url: origin + files.shareImage,
  };
}

/** Origin under which a brand is reached: the service's own when its host is the brand's, else the brand's first host. */
export function brandOrigin(brand: Brand, publicUrl: string): string {
  const url = new URL(publicUrl);
  const host = brand.hosts[0];
  if (host !== undefined && brandForHost(url.hostname).id !== brand.id) url.hostname = host;
  return url.origin;
}

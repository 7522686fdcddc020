import { brandForHost } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { translate } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import type { PageBrand, TopInfo } from '../app/data/initial-data.tsx';
import type { BrandFiles } from './brand-files.ts';
import type { Exchange } from './web-types.ts';

/**
 * The part of a brand that pages receive, its texts in `language`. `origin` is the service's, as viewers of the brand
 * address it.
 */
export function pageBrand(brand: Brand, language: Language, origin: string, files: BrandFiles): PageBrand {
  const { id, is_main, languages, default_language, currency, store_app_id, logo, menu, footer } = brand;
  const { chat, login_types, without_cookie_info, landings, without_external_advertising } = brand;
  return {
    id,
    is_main,
    languages,
    default_language,
    currency,
    store_app_id,
    logo,
    menu,
    chat,
    login_types,
    pixel_hosts: brand.security.pixel_hosts,
    without_cookie_info,
    landings,
    without_external_advertising,
    name: translate(brand.name, language),
    slogan: withNoBreakSpaces(translate(brand.slogan, language)),
    footer: {
      ...footer,
      disclaimer: withNoBreakSpaces(footer.disclaimer),
      copyright_holder: translate(footer.copyright_holder, language),
    },
    top_info_params: {
      mediaItems: topInfo(brand.top_info_params.mediaItems, language),
      mediaView: topInfo(brand.top_info_params.mediaView, language),
    },
    share_image_url: origin + files.shareImage,
  };
}

/** A banner's texts in the page's language; its colours are in the brand's stylesheet. */
function topInfo(banner: Brand['top_info_params']['mediaView'], language: Language): TopInfo | null {
  if (banner === null) return null;
  const { pages, param_name, param_val, onlyNotAuth, target } = banner;
  return {
    pages,
    param_name,
    param_val,
    onlyNotAuth,
    text: withNoBreakSpaces(translate(banner.text, language)),
    target: { url: target.url, text: translate(target.text, language) },
  };
}

/** Origin of a brand's pages for canonical and share addresses. */
export type OriginOf = (brand: Brand, exchange: Pick<Exchange, 'protocol' | 'host'>) => string;

/** Uses the service's own address where it has one, otherwise the request's host. */
export function createOrigins(publicUrl: string | null): OriginOf {
  const known = new WeakMap<Brand, string>();
  return (brand, { protocol, host }) => {
    if (publicUrl === null) return `${protocol}://${host}`;
    const origin = known.get(brand) ?? brandOrigin(brand, publicUrl);
    known.set(brand, origin);
    return origin;
  };
}

/** The origin of a brand: the service's own when its host is the brand's, else the brand's first host. */
function brandOrigin(brand: Brand, publicUrl: string): string {
  const url = new URL(publicUrl);
  const host = brand.hosts[0];
  if (host !== undefined && brandForHost(url.hostname).id !== brand.id) url.hostname = host;
  return url.origin;
}

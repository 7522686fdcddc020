import { useLocation } from 'react-router';
import { useBrand, useSettings } from '../data/initial-data.tsx';
import { locales } from '../i18n/formats.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { pageAddress } from './page-address.ts';
import { useVisiblePage } from './visible-page.ts';

export interface PageHeadProps {
  /** The full title, as in the browser's tab. */
  readonly title: string;
  /** Description of the page; the brand's slogan if there is none. */
  readonly description?: string | null;
  /** Address of a picture for sharing, 1200 × 630; the brand's own by default. */
  readonly image?: string | null;
  /** Open Graph type. */
  readonly type?: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode' | 'profile';
  /** Excludes the page from search engines; such a page has no canonical address. */
  readonly isHidden?: boolean;
}

const shareLocales = { rus: 'ru_RU', eng: 'en_US', hye: 'hy_AM' } as const;

/** Title, description, share tags, canonical address and languages of a page; every page has exactly one. */
export function PageHead({ title, description, image, type = 'website', isHidden = false }: PageHeadProps) {
  const { public_url: origin } = useSettings();
  const brand = useBrand();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { query, search } = useVisiblePage();
  const parameters = [...new URLSearchParams(search)].filter(([name]) => query.includes(name));
  const site = { origin, default_language: brand.default_language };
  const addressIn = (shown: typeof language): string => pageAddress(site, pathname, shown, parameters);
  const summary = description || brand.slogan;
  const address = addressIn(language);
  const picture = image ? new URL(image, origin).href : brand.share_image_url;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={summary} />
      {isHidden ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      {!isHidden && brand.languages.length > 1 && (
        <>
          {brand.languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={locales[other]} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(brand.default_language)} />
        </>
      )}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      {!isHidden && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:locale" content={shareLocales[language]} />
      {brand.languages.map(
        (other) =>
          other !== language && (
            <meta key={other} property="og:locale:alternate" content={shareLocales[other]} />
          ),
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

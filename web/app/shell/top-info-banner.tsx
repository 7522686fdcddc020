import { useQuery } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import type { TopInfo } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { matchesPage } from '../routing/page-patterns.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import styles from './top-info-banner.module.css';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';

/** The banner of a path: films and series have their own. */
export function bannerOf(pathname: string): 'mediaItems' | 'mediaView' {
  return /^\/(?:movies|series)(?:\/|$)/.test(pathname) ? 'mediaItems' : 'mediaView';
}

export interface TopInfoPlace {
  readonly isMain: boolean;
  readonly isAuth: boolean;
  readonly pathname: string;
  readonly search: string;
}

/** Whether the banner is shown on a page. */
export function showsTopInfo(
  { pages, param_name, param_val, onlyNotAuth }: Omit<TopInfo, 'text' | 'target'>,
  { isMain, isAuth, pathname, search }: TopInfoPlace,
): boolean {
  if (!isMain || (onlyNotAuth && isAuth)) return false;
  if (matchesPage(pages, pathname)) return true;
  return (
    param_name !== null && param_val !== null && new URLSearchParams(search).get(param_name) === param_val
  );
}

/** A line above the header with a button, as configured by the brand; its colours come from the brand's stylesheet. */
export function TopInfoBanner() {
  const { is_main: isMain, top_info_params } = useBrand();
  const { pathname, search } = useVisiblePage();
  const { data: user } = useQuery(userQuery());
  // A cached page is the same for every query.
  const isInBrowser = useIsInBrowser();
  const kind = bannerOf(pathname);
  const info = top_info_params[kind];
  const place = { isMain, isAuth: user?.isAuth === true, pathname, search: isInBrowser ? search : '' };
  if (info === null || !showsTopInfo(info, place)) return null;
  return (
    <aside className={styles.banner} data-top-info={kind} aria-label={info.text}>
      <p className={styles.text}>{info.text}</p>
      <a href={info.target.url} className={styles.button} data-event="target_view">
        {info.target.text}
      </a>
    </aside>
  );
}

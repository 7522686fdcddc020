import { Outlet } from 'react-router';
import { LateParts } from './shell/late-parts.tsx';
import { Shell } from './shell/shell.tsx';
import { ToastRegion } from './ui/toast-region.tsx';
import { NavigationEffects } from './routing/navigation-effects.tsx';
import { NavigationProgress } from './routing/navigation-progress.tsx';
import styles from './root.module.css';
import { ScrollRestoration } from './routing/scroll-restoration.tsx';
import { useVisiblePage } from './routing/visible-page.ts';

/** The frame of every page: header, footer and notifications, unless the page omits them. */
export function Root() {
  const { hasLayout, hasNotifications } = useVisiblePage();
  return (
    <>
      <NavigationProgress />
      {hasLayout ? (
        <Shell>
          <Outlet />
        </Shell>
      ) : (
        <main id="main" tabIndex={-1} className={styles.bare}>
          <Outlet />
        </main>
      )}
      {hasNotifications && <ToastRegion />}
      <LateParts />
      <NavigationEffects />
      <ScrollRestoration />
    </>
  );
}

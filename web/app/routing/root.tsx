import { Outlet, ScrollRestoration } from 'react-router';
import { Shell } from '../shell/shell.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useVisiblePage } from './visible-page.ts';

/** The frame of every page: header and footer where the page wants them. */
export function Root() {
  const { hasLayout } = useVisiblePage();
  return (
    <>
      <NavigationProgress />
      {hasLayout ? (
        <Shell>
          <Outlet />
        </Shell>
      ) : (
        <Outlet />
      )}
      <NavigationEffects />
      <ScrollRestoration />
    </>
  );
}

import { useContext } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import styles from './navigation-progress.module.css';
import { handleOf, hasLayout } from './page.ts';

/** A bar at the top while the next page is loading, except towards a page without layout. */
export function NavigationProgress() {
  const t = useMessages();
  const { location } = useNavigation();
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  if (!location) return null;
  const next = matchRoutes(routes, location)?.at(-1)?.route;
  const handle = next && handleOf(next);
  if (handle && !hasLayout(handle, { ...location, status: 200 })) return null;
  return <progress className={styles.bar} aria-label={t('routing.loading')} />;
}

import { useContext } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import styles from './navigation-progress.module.css';
import { handleOf } from './page.ts';

/** A bar at the top while the next page is on its way (RT-105), except towards a page without layout (RT-106). */
export function NavigationProgress() {
  const t = useMessages();
  const { location } = useNavigation();
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  if (!location) return null;
  const next = matchRoutes(routes, location)?.at(-1)?.route;
  if (next && handleOf(next)?.layout === false) return null;
  return <progress className={styles.bar} aria-label={t('routing.loading')} />;
}

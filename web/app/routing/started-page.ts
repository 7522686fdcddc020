import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import type { Settings } from '../data/initial-data.tsx';

/** A hydrated page, for the services that start with it. */
export interface StartedPage {
  readonly router: DataRouter;
  readonly queries: QueryClient;
  readonly settings: Settings;
  /** Settles when the browser has a session, or could not get one. */
  readonly session: Promise<unknown>;
}

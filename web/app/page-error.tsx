import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { statusOf } from './data/page-errors.ts';

/** Replaces a page that could not be loaded or shown. */
export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  return status === 404 ? <NotFoundPage /> : <ErrorPage status={status} />;
}

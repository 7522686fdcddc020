import { ErrorPage } from './shell/error-page.tsx';

/** What stands in the place of everything when the frame itself fails. */
export function RootError() {
  return <ErrorPage status={500} />;
}

import { ErrorPage } from './shell/error-page.tsx';

/** Replaces the whole document's content when the frame itself fails. */
export function RootError() {
  return <ErrorPage status={500} />;
}

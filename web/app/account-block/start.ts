import { userQuery } from '../data/queries.ts';
import { modals } from '../modals/modals.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { watchBlock } from './block-watch.ts';

/** Shows the block screen of a blocked account over every page. */
export function watchAccount({ queries }: StartedPage): void {
  // The account is topped up here: a separate document, and the way out of a block for lack of money.
  if (location.pathname === '/pay') return;
  const { queryKey } = userQuery();
  watchBlock({
    user: () => queries.getQueryData(queryKey),
    onUser: (listener) =>
      queries.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.queryKey[0] === queryKey[0]) listener();
      }),
    modals,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    open: () => {
      void modals.open(
        () => import('./account-block-modal.tsx').then((module) => module.AccountBlockModal),
        {},
        { ignoresNavigation: true },
      );
    },
  });
}

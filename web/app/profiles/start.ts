import type { User } from '@kadr/contract';
import { userQuery } from '../data/queries.ts';
import { modals } from '../modals/modals.ts';
import { handleOf, hasLayout } from '../routing/page.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { profilesQuery } from './queries.ts';
import { isSkipped, noteShown } from './skip-profiles.ts';
import { showWaitingNotice } from './switch-profile.ts';

/** Milliseconds after the start at which the page asks who watches. */
const delay = 500;

export interface ProfilesStartPorts {
  readonly user: () => User | undefined;
  /** Whether the current page has header and footer. */
  readonly hasLayout: () => boolean;
  /** Milliseconds since the start. */
  readonly elapsed: () => number;
  readonly after: (milliseconds: number, run: () => void) => void;
  readonly isSkipped: () => boolean;
  /** Number of the account's profiles: a single one is not asked about. */
  readonly countProfiles: () => Promise<number>;
  /** Whether the page is already covered by something. */
  readonly isCovered: () => boolean;
  /** Remembers that there is nothing to ask. */
  readonly skip: () => void;
  readonly open: () => void;
}

/**
 * Asks who watches, half a second after the start: viewers with an account and a profile, on pages with a layout,
 * unless one of three markers says not to or there is only one profile.
 */
export function askWhoWatches(ports: ProfilesStartPorts): void {
  ports.after(Math.max(0, delay - ports.elapsed()), () => {
    const user = ports.user();
    if (!user?.isAuth || user.profile === 'not_available') return;
    // The block screen takes precedence.
    if (user.accountSettings.is_account_blocked || ports.isCovered()) return;
    if (!ports.hasLayout() || ports.isSkipped()) return;
    // If the profiles cannot be loaded, the current one stays.
    void ports.countProfiles().then(
      (count) => {
        if (count < 2) ports.skip();
        else if (!ports.isCovered()) ports.open();
      },
      () => undefined,
    );
  });
}

/** The same on the current page; also shows the notification of a preceding switch. */
export function startProfiles({ queries, router }: Pick<StartedPage, 'queries' | 'router'>): void {
  showWaitingNotice();
  askWhoWatches({
    user: () => queries.getQueryData(userQuery().queryKey),
    hasLayout: () => hasLayoutNow(router),
    elapsed: () => performance.now(),
    after: (milliseconds, run) => setTimeout(run, milliseconds),
    isSkipped,
    countProfiles: async () => (await queries.fetchQuery(profilesQuery())).items.length,
    skip: noteShown,
    isCovered: () => modals.list().length > 0,
    open: () => {
      // It cannot be dismissed: going back does not close it either.
      void modals
        .open(
          () => import('./selection-modal.tsx').then((module) => module.SelectionModal),
          { purpose: 'profiles' as const },
          { ignoresNavigation: true },
        )
        .catch(() => undefined);
    },
  });
}

function hasLayoutNow({ state: { matches, location, errors } }: StartedPage['router']): boolean {
  const handle = matches.map(({ route }) => handleOf(route)).findLast((found) => found !== null);
  const { pathname, search } = location;
  return hasLayout(handle ?? { layout: true, bareOn: [] }, { pathname, search, status: errors ? 500 : 200 });
}

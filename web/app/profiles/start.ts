import type { User } from '@kadr/contract';
import { userQuery } from '../data/queries.ts';
import { modals } from '../modals/modals.ts';
import { handleOf, hasLayout } from '../routing/page.ts';
import type { StartUp } from '../start-up/start-up.ts';
import { isSkipped, noteShown } from './skip-profiles.ts';
import { showWaitingNotice } from './switch-profile.ts';

/** Milliseconds after the start at which the viewer is asked who watches (PR-006, SS-087). */
const delay = 500;

export interface ProfilesStartPorts {
  readonly user: () => User | undefined;
  /** Whether the page at hand has header and footer. */
  readonly hasLayout: () => boolean;
  /** Milliseconds since the start. */
  readonly elapsed: () => number;
  readonly after: (milliseconds: number, run: () => void) => void;
  readonly isSkipped: () => boolean;
  /** Whether something lies over the page already. */
  readonly isCovered: () => boolean;
  readonly open: () => void;
}

/**
 * Asks who watches, half a second after the start: viewers with an account and a profile (PR-007, PR-085), on pages with a
 * layout (PR-008), unless one of three markers says not to (PR-010 – PR-012).
 */
export function askWhoWatches(ports: ProfilesStartPorts): void {
  ports.after(Math.max(0, delay - ports.elapsed()), () => {
    const user = ports.user();
    if (!user?.isAuth || user.profile === 'not_available') return;
    // Its own screen comes first.
    if (user.accountSettings.is_account_blocked || ports.isCovered()) return;
    if (!ports.hasLayout() || ports.isSkipped()) return;
    ports.open();
  });
}

/** The same on the page at hand; also shows what a switch before it said. */
export function startProfiles({ queries, router }: Pick<StartUp, 'queries' | 'router'>): void {
  showWaitingNotice();
  askWhoWatches({
    user: () => queries.getQueryData(userQuery().queryKey),
    hasLayout: () => hasLayoutNow(router),
    elapsed: () => performance.now(),
    after: (milliseconds, run) => setTimeout(run, milliseconds),
    isSkipped,
    isCovered: () => modals.list().length > 0,
    open: () => {
      noteShown();
      // It cannot be left: going back does not close it either.
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

function hasLayoutNow({ state: { matches, location, errors } }: StartUp['router']): boolean {
  const handle = matches.map(({ route }) => handleOf(route)).findLast((found) => found !== null);
  const { pathname, search } = location;
  return hasLayout(handle ?? { layout: true, bareOn: [] }, { pathname, search, status: errors ? 500 : 200 });
}

import { KadrError } from '@kadr/contract';
import type { Language, User } from '@kadr/contract';
import type { AccountsService } from '../accounts/service.ts';
import type { BlocksService } from '../blocks/service.ts';
import type { CodesService } from '../codes/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { keepChoice } from '../session/choice-cookie.ts';
import type { SessionRow } from '../session/repository.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import type { SessionService } from '../session/service.ts';
import { viewerTimeZone } from '../session/time-zone.ts';
import { accountUser, anonymousUser } from './user.ts';
import { dayOf, viewTimeOf } from '../view-limits/view-time.ts';
import type { UserOptions } from './user.ts';

export interface ViewerService {
  /**
   * The viewer's data for pages, even without a session.
   *
   * @throws KadrError SESSION_EXPIRED for a session of an account, so that the browser refreshes it.
   */
  user(context: RequestContext): Promise<User>;
  /**
   * Changes the viewer's language or time zone: in the account, or in this browser for a guest.
   *
   * @throws KadrError INVALID_INPUT for a language that the brand does not support; as `user`
   */
  update(
    changes: { readonly language?: Language | undefined; readonly currentTimeZone?: string | undefined },
    context: RequestContext,
  ): Promise<User>;
  /**
   * Adds to the profile's viewing time today.
   *
   * @throws KadrError SIGN_IN_REQUIRED; as `SessionService.getOrCreate`
   */
  addViewedTime(
    seconds: number,
    context: RequestContext,
  ): Promise<Pick<User, 'maxViewTime' | 'curViewTime' | 'isViewTimeLeft'>>;
}

export function createViewerService(
  {
    sessions,
    accounts,
    blocks,
    codes,
    leases,
  }: {
    readonly leases: Pick<LeaseStore, 'isPlayingIn'>;
    readonly sessions: SessionService;
    readonly accounts: Pick<AccountsService, 'change' | 'addViewedTime'>;
    readonly blocks: Pick<BlocksService, 'menu'>;
    readonly codes: Pick<CodesService, 'timers'>;
  },
  { config, brands }: Pick<ApiPorts, 'config' | 'brands'>,
): ViewerService {
  const brandOf = ({ brand }: RequestContext) => brands.find(({ id }) => id === brand);
  const timeZoneOf = (row: SessionRow | null, context: RequestContext): string =>
    viewerTimeZone(row, context, config);
  const around = async (row: SessionRow | null, context: RequestContext): Promise<UserOptions> => ({
    language: context.language,
    languages: brandOf(context)?.languages ?? [],
    loginTypes: brandOf(context)?.login_types ?? [],
    timeZone: timeZoneOf(row, context),
    menu: await blocks.menu(context),
    ip: context.ip,
    now: context.now(),
  });
  const user = async (context: RequestContext): Promise<User> => {
    const row = await sessions.findDetails(context);
    const surroundings = await around(row, context);
    if (row !== null) {
      const asked = { sent: row.sent_codes };
      return { ...accountUser(row, surroundings), ...(await codes.timers(asked, context.now())) };
    }
    const guest = await sessions.find(context);
    const timers = await codes.timers(guest === null ? { sent: [] } : { sessionId: guest.id }, context.now());
    return { ...anonymousUser(surroundings), ...timers };
  };
  return {
    user,

    update: async ({ language, currentTimeZone }, context) => {
      if (language !== undefined && brandOf(context)?.languages.includes(language) !== true)
        throw new KadrError('INVALID_INPUT', {
          message: `language: “${language}” is not spoken here.`,
          field: 'language',
        });
      const row = await sessions.findDetails(context);
      if (row?.state === 'normal') {
        await accounts.change(row.account_id, {
          ...(language !== undefined && { language }),
          ...(currentTimeZone !== undefined && { timeZone: currentTimeZone }),
        });
      }
      if (language !== undefined) keepChoice(context, config, 'language', language);
      if (currentTimeZone !== undefined) keepChoice(context, config, 'time_zone', currentTimeZone);
      return user({
        ...context,
        call: {},
        ...(language !== undefined && { language }),
        cookies: {
          ...context.cookies,
          ...(currentTimeZone !== undefined && { time_zone: currentTimeZone }),
        },
      });
    },

    addViewedTime: async (seconds, context) => {
      const { profileId, sessionId } = await sessions.requireAccount(context);
      const row = await sessions.findDetails(context);
      const timeZone = timeZoneOf(row, context);
      const now = context.now();
      // The service itself counts screens that take a place.
      const uncounted = (await leases.isPlayingIn(sessionId, now)) ? 0 : seconds;
      const viewed = await accounts.addViewedTime(profileId, uncounted, dayOf(now, timeZone));
      return viewTimeOf(viewed, { timeZone, now });
    },
  };
}

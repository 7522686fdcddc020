import type { Language, SignIn } from '@kadr/contract';
import { countryName } from '../countries/country-names.ts';
import { listPage } from '../lists/list-page.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { terminalName } from '../devices/describe-device.ts';
import { deleteSignInsBefore, findSignIns } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** How long a sign-in is stored, in days. */
const rememberedFor = 180;

export interface SignInsService {
  /** Sign-ins to the viewer's account, the latest first. @throws KadrError SIGN_IN_REQUIRED, INVALID_INPUT */
  list(
    page: { readonly cursor?: string | undefined; readonly limit: number },
    context: RequestContext,
  ): Promise<{ items: SignIn[]; next_cursor: string | null }>;
  purge(now: Date): Promise<void>;
}

export interface SignInsPorts {
  /** The signed-in account. @throws KadrError SIGN_IN_REQUIRED */
  readonly accountOf: (
    context: RequestContext,
  ) => Promise<{ readonly accountId: number; readonly sessionId: string }>;
}

export function createSignInsService(
  db: Database,
  { accountOf }: SignInsPorts,
  { countryOf }: Pick<ApiPorts, 'countryOf'>,
): SignInsService {
  const placeOf = (ip: string, language: Language): string | null => {
    const country = countryOf(ip);
    return country === null ? null : countryName(country, language);
  };
  return {
    list: async ({ cursor, limit }, context) => {
      const { accountId, sessionId } = await accountOf(context);
      const rows = await findSignIns(db, accountId, { before: idOfCursor(cursor), limit: limit + 1 });
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      return {
        items: page.map((row) => ({
          id: row.id,
          at: secondsOf(row.at),
          method: row.method,
          ip: row.ip,
          place: placeOf(row.ip, context.language),
          terminal_name: terminalName(row.typeIcon, context.language),
          title: row.title,
          device_type_icon: row.typeIcon,
          is_current: row.sessionId === sessionId,
        })),
        next_cursor,
      };
    },
    purge: (now) => deleteSignInsBefore(db, new Date(now.getTime() - rememberedFor * 24 * 3600 * 1000)),
  };
}

import { KadrError } from '@kadr/contract';
import type { Viewer } from './viewer.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { everybody, highestAge, nothingOwned, nothingSubscribed } from '../entitlement/entitlement.ts';
import type { Audience, Owned, Subscribed } from '../entitlement/entitlement.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';

/** Who looks: brand, language and moment of the request, and what the session's profile is let see. */
export type ViewerOf = (context: RequestContext) => Promise<Viewer>;

const none: ReadonlySet<number> = new Set();

/** A viewer without a session that counts as authenticated is let see what everybody is. */
export function createViewerOf(sessions: Pick<SessionService, 'findDetails'>): ViewerOf {
  return async (context) => {
    const now = context.now();
    if (context.preview && !context.preview.account)
      return guestOf(context, audienceOfAge(context.preview.age));
    const row = await rowOrNull(sessions, context);
    if (row?.state !== 'normal')
      return { ...guestOf(context, everybody), places: row === null ? context.guestPlaces : [] };
    return {
      brand: context.brand,
      language: context.language,
      now,
      profileId: row.profile_id,
      places: [],
      audience: audienceOf(row, now),
      owned: ownedOf(row),
      subscribed: subscribedOf(row),
      favourites: new Set(row.favourites),
    };
  };
}

function guestOf({ brand, language, now, preview }: RequestContext, audience: Audience): Viewer {
  const at = preview?.at ?? null;
  return {
    brand,
    language,
    now: at === null ? now() : new Date(at * 1000),
    profileId: null,
    places: [],
    audience,
    owned: nothingOwned,
    subscribed: nothingSubscribed,
    favourites: none,
  };
}

/** What a profile for somebody of an age is let see. */
const audienceOfAge = (age: number): Audience => ({ listAge: age, pageAge: age, isEroticAllowed: false });

/** Who watches or buys: where he is matters then, too. */
export const createWatcherOf =
  (viewerOf: ViewerOf, { countryOf }: Pick<ApiPorts, 'countryOf'>): ViewerOf =>
  async (context) => ({
    ...(await viewerOf(context)),
    country: context.preview ? context.preview.country : countryOf(context.ip),
  });

/** What a session's profile is let see. Its age limit is lifted for as long as the PIN has unlocked it. */
export function audienceOf(
  {
    default_age,
    max_age,
    is_erotic_allowed,
    age_unlocked_until,
  }: Pick<SessionRow, 'default_age' | 'max_age' | 'is_erotic_allowed' | 'age_unlocked_until'>,
  now: Date,
): Audience {
  const isUnlocked = age_unlocked_until !== null && age_unlocked_until > now;
  return {
    listAge: default_age,
    pageAge: isUnlocked ? highestAge : max_age,
    isEroticAllowed: is_erotic_allowed,
  };
}

/** What an account has; of a title rented more than once, the longest. */
export function ownedOf({ owned }: Pick<SessionRow, 'owned'>): Owned {
  const ends = new Map<number, number | null>();
  for (const [id, end] of owned) {
    const known = ends.get(id);
    ends.set(id, end === null || known === null ? null : Math.max(end, known ?? end));
  }
  return ends;
}

/** What an account has of services: of one taken more than once, the latest. */
export function subscribedOf({ subscribed }: Pick<SessionRow, 'subscribed'>): Subscribed {
  return new Map(
    subscribed.map(([id, isRenewed, endsAt, graceUntil, holdUntil, pausedUntil]) => [
      id,
      { isRenewed, endsAt, graceUntil, holdUntil, pausedUntil },
    ]),
  );
}

/** An expired session is renewed by the page that asks who the viewer is; until then he is anybody. */
async function rowOrNull(
  sessions: Pick<SessionService, 'findDetails'>,
  context: RequestContext,
): Promise<SessionRow | null> {
  try {
    return await sessions.findDetails(context);
  } catch (error) {
    if (error instanceof KadrError) return null;
    throw error;
  }
}

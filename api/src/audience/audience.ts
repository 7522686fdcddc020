import { KadrError } from '@kadr/contract';
import type { Viewer } from './viewer.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { everybody, highestAge, nothingOwned, nothingSubscribed } from '../entitlement/entitlement.ts';
import type { Audience, Owned, Subscribed } from '../entitlement/entitlement.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';

/** Returns the viewer of a request: its brand, language and moment, and what the session's profile may see. */
export type ViewerOf = (context: RequestContext) => Promise<Viewer>;

const none: ReadonlySet<number> = new Set();

/** A viewer without an authenticated session may see what everybody may. */
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

/** The audience of an age, in years. */
const audienceOfAge = (age: number): Audience => ({ listAge: age, pageAge: age, isEroticAllowed: false });

/** The viewer of a playback or a purchase, which depends on the country, too. */
export const createWatcherOf =
  (viewerOf: ViewerOf, { countryOf }: Pick<ApiPorts, 'countryOf'>): ViewerOf =>
  async (context) => ({
    ...(await viewerOf(context)),
    country: context.preview ? context.preview.country : countryOf(context.ip),
  });

/** The audience of a session's profile. Its age limit is lifted while the PIN has unlocked it. */
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

/** Titles that an account has; of several rentals of a title, the longest. */
export function ownedOf({ owned }: Pick<SessionRow, 'owned'>): Owned {
  const ends = new Map<number, number | null>();
  for (const [id, end] of owned) {
    const known = ends.get(id);
    ends.set(id, end === null || known === null ? null : Math.max(end, known ?? end));
  }
  return ends;
}

/** Services that an account has; of several subscriptions to one, the latest. */
export function subscribedOf({ subscribed }: Pick<SessionRow, 'subscribed'>): Subscribed {
  return new Map(
    subscribed.map(([id, isRenewed, endsAt, graceUntil, holdUntil, pausedUntil]) => [
      id,
      { isRenewed, endsAt, graceUntil, holdUntil, pausedUntil },
    ]),
  );
}

/** An expired session is renewed by the page that asks who the viewer is; until then he counts as a guest. */
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

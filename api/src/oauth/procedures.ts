import { procedures } from '../context/procedures.ts';
import type { OauthService } from './service.ts';

export function oauthProcedures(oauth: OauthService) {
  const { describe, authorize, links, unlink, profile, favourites } = procedures.oauth;
  return {
    describe: describe.handler(({ input, context }) => oauth.describe(input, context)),
    authorize: authorize.handler(async ({ input, context }) => ({
      url: await oauth.authorize(input, context),
    })),
    links: links.handler(async ({ context }) => ({ items: await oauth.links(context) })),
    unlink: unlink.handler(async ({ input, context }) => {
      await oauth.unlink(input.id, context);
      return { items: await oauth.links(context) };
    }),
    profile: profile.handler(({ context }) => oauth.profile(context)),
    favourites: favourites.handler(async ({ input, context }) => {
      const { items, next_cursor } = await oauth.favourites(input, context);
      return {
        items: items.map(({ id, slug, type, name, year }) => ({ id, slug, type, name, year })),
        next_cursor,
      };
    }),
  };
}

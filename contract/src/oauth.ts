import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemTypeSchema } from './media-item.ts';
import { pageInput, pageOf } from './paging.ts';
import { pinSchema } from './profiles.ts';

/** Permissions of a linked service, in the name of a profile. None of them plays, pays or changes anything. */
export const oauthScopes = ['profile.name', 'favourites.read'] as const;
export const oauthScopeSchema = z.enum(oauthScopes);
export type OauthScope = z.infer<typeof oauthScopeSchema>;

/** The query of an authorization request (RFC 6749 §4.1.1, RFC 7636 §4.3), as received. */
const authorizationRequest = {
  client_id: z.string().min(1).max(100),
  redirect_uri: z.string().min(1).max(2000),
  response_type: z.string().max(40).optional(),
  scope: z.string().max(500).optional(),
  state: z.string().max(2000).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.string().max(20).optional(),
};

/** An external service that a viewer has linked to his account. */
export const oauthLinkSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(oauthScopeSchema),
  /** Name of the profile that the service reads. */
  profile_name: z.string(),
  /** Unix seconds. */
  linked_at: z.int(),
  /** Unix seconds of its last call; null before the first. */
  last_used_at: z.int().nullable(),
});
export type OauthLink = z.infer<typeof oauthLinkSchema>;

const links = z.object({ items: z.array(oauthLinkSchema) });
const tags = ['linked services'];

export const oauthContract = {
  describe: oc
    .route({
      method: 'POST',
      path: '/oauth/authorization_request',
      summary: 'What a service asks to be linked for (OAuth 2.0 authorization code with PKCE)',
      description:
        'For a request that the service itself has to hear is wrong, `kind` is `redirect`. Refused with OAUTH_REQUEST_INVALID for a client or a redirect address that the configuration does not have: then nobody is redirected.',
      tags,
    })
    .input(z.object(authorizationRequest))
    .output(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('consent'),
          name: z.string(),
          scopes: z.array(oauthScopeSchema),
          /** Where a viewer who does not agree is sent. */
          denial_url: z.string(),
        }),
        z.object({ kind: z.literal('redirect'), url: z.string() }),
      ]),
    ),
  authorize: oc
    .route({
      method: 'POST',
      path: '/oauth/authorizations',
      summary:
        'Agree to such a request: answers the address with the code, which is good for a minute and once',
      description:
        'For the master profile, and for others with `pin_code` (MASTER_REQUIRED, PIN_WRONG); the service reads the profile that agrees.',
      tags,
    })
    .input(z.object({ ...authorizationRequest, pin_code: pinSchema.optional() }))
    .output(z.object({ url: z.string() })),
  links: oc
    .route({ method: 'GET', path: '/oauth/links', summary: 'Services that are linked to the account', tags })
    .output(links),
  unlink: oc
    .route({
      method: 'DELETE',
      path: '/oauth/links/{id}',
      summary: 'Unlink a service: its tokens are good for nothing from then on',
      description: 'Answers the list as it is then. Refused with MASTER_REQUIRED, PIN_WRONG, NOT_FOUND.',
      tags,
    })
    .input(z.object({ id: z.uuid(), pin_code: pinSchema.optional() }))
    .output(links),
  profile: oc
    .route({
      method: 'GET',
      path: '/oauth/profile',
      summary: 'For a linked service: the name of the profile (scope `profile.name`)',
      description:
        'The access token comes as `Authorization: Bearer`. Refused with ACCESS_TOKEN_INVALID, SCOPE_MISSING.',
      tags,
    })
    .output(z.object({ name: z.string() })),
  favourites: oc
    .route({
      method: 'GET',
      path: '/oauth/favourites',
      summary: 'For a linked service: titles that the profile keeps and may see (scope `favourites.read`)',
      description: 'As `/oauth/profile`.',
      tags,
    })
    .input(z.object(pageInput))
    .output(
      pageOf(
        z.object({
          id: z.int(),
          slug: z.string(),
          type: mediaItemTypeSchema,
          name: z.string(),
          year: z.int().nullable(),
        }),
      ),
    ),
};

import { oc } from '@orpc/contract';
import { z } from 'zod';
import { confirmationCodeSchema } from './sign-in.ts';

export const accountContract = {
  export: oc
    .route({
      method: 'GET',
      path: '/user/export',
      summary: 'Everything that is kept of the account, to read and to take away',
      description:
        'For the master profile. Refused with SIGN_IN_REQUIRED, MASTER_REQUIRED, TOO_MANY_REQUESTS (ten a day).',
      tags: ['account'],
    })
    .output(
      z.object({
        /** Unix seconds. */
        exported_at: z.int(),
        /** By kind of data: account, profiles, devices, sign-ins and so on. */
        data: z.record(z.string(), z.unknown()),
      }),
    ),
  erase: oc
    .route({
      method: 'DELETE',
      path: '/user',
      summary: 'Erase the account and everything that is kept of it, at once and for good',
      description:
        'For the master profile (MASTER_REQUIRED), with the confirmation of an SMS code of action `erase_account` or of the password. A demo session takes the session’s place. Refused with CONFIRMATION_INVALID.',
      tags: ['account'],
    })
    .input(z.object({ confirmation_code: confirmationCodeSchema }))
    .output(z.object({})),
};

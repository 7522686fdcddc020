import { oc } from '@orpc/contract';
import { z } from 'zod';
import { notificationSchema } from './notification.ts';

export const promoCodesContract = {
  redeem: oc
    .route({
      method: 'POST',
      path: '/promo_codes/redemptions',
      summary: 'Redeem a promo code for the account',
      description:
        'For signed-in viewers (SIGN_IN_REQUIRED). Refused with PROMO_CODE_UNKNOWN, PROMO_CODE_EXPIRED, PROMO_CODE_USED, PROMO_CODE_LATER, PROMO_CODE_NEEDS_CARD (2000021), with ALREADY_PURCHASED for a title that the account has, and with PROMO_CODE_ATTEMPTS after too many failures in a day.',
      tags: ['promo codes'],
    })
    .input(z.object({ code: z.string().trim().min(1).max(64) }))
    .output(z.object({ notification: notificationSchema.nullable() })),
};

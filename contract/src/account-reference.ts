import { z } from 'zod';

/** An operator's reference to an account: its number, e-mail address or phone number. */
export const accountReferenceSchema = z
  .union([
    z.object({ san: z.string().regex(/^\d{12}$/) }),
    z.object({ email: z.email().max(254) }),
    z.object({ phone: z.string().regex(/^\+[1-9]\d{7,14}$/) }),
  ])
  .describe('One of san, email, phone');
export type AccountReference = z.infer<typeof accountReferenceSchema>;

import { z } from 'zod';

const base64url = z
  .string()
  .max(100_000)
  .regex(/^[\w-]*$/);

const common = {
  id: base64url.min(1).max(2048),
  rawId: base64url.min(1).max(2048),
  type: z.literal('public-key'),
};

/** The browser's response to a registration (Web Authentication Level 3, RegistrationResponseJSON). */
export const registrationAnswerSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).default([]),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

/** The browser's response to a sign-in with a passkey (AuthenticationResponseJSON). */
export const authenticationAnswerSchema = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

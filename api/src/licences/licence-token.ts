import { jwtVerify, SignJWT } from 'jose';
import { KadrError, playerTypeSchema } from '@kadr/contract';
import type { LicenceToken } from '@kadr/contract';
import { z } from 'zod';
import { secondsOf } from '../text/unix-seconds.ts';

/** How long a token is valid, in seconds: the time that a started player has to request its licence. */
export const licenceTokenLifetime = 5 * 60;

/** How long after that a token can be renewed, in seconds: the longest playback. */
const renewableFor = 24 * 60 * 60;

const audience = 'licence';

/** The claims of a token. Names are short, because it travels in a header. */
const claimsSchema = z.object({
  /** Playback session, viewer's session, asset, title. */
  p: z.uuid(),
  s: z.string(),
  a: z.string(),
  m: z.int(),
  t: playerTypeSchema,
  /** Whether the viewer's session is a guest's. */
  g: z.boolean(),
});
export type LicenceClaims = z.infer<typeof claimsSchema>;

export interface LicenceTokens {
  sign(claims: LicenceClaims, now: Date): Promise<LicenceToken>;
  /** @throws KadrError LICENCE_TOKEN_INVALID */
  read(token: string, now: Date): Promise<LicenceClaims>;
  /**
   * Reads a token that may have expired.
   *
   * @throws KadrError LICENCE_TOKEN_INVALID, also when it expired too long ago.
   */
  readRenewable(token: string, now: Date): Promise<LicenceClaims>;
}

/** Licence tokens: compact JWTs, HS256. */
export function licenceTokens(secret: Uint8Array): LicenceTokens {
  const verify = async (token: string, now: Date, tolerance: number): Promise<LicenceClaims> => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        audience,
        currentDate: now,
        clockTolerance: tolerance,
        requiredClaims: ['exp'],
      });
      return claimsSchema.parse(payload);
    } catch (cause) {
      throw new KadrError('LICENCE_TOKEN_INVALID', { cause });
    }
  };
  return {
    sign: async (claims, now) => ({
      token: await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(secondsOf(now) + licenceTokenLifetime)
        .sign(secret),
      expires_in: licenceTokenLifetime,
    }),
    read: (token, now) => verify(token, now, 0),
    readRenewable: (token, now) => verify(token, now, renewableFor),
  };
}

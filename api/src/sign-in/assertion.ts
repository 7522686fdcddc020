import { jwtVerify } from 'jose';
import { z } from 'zod';
import { KadrError } from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import type { RequestContext } from '../context/context.ts';
import type { LimitsService } from '../limits/service.ts';

/** The longest remaining validity of an assertion, in seconds. */
const longest = 5 * 60;

const claimsSchema = z.object({
  phone: z.string(),
  exp: z.number(),
  jti: z.string().min(8).max(100),
});

export interface AssertionInput {
  readonly auth_phone: string;
  readonly auth_app: string;
  readonly auth_assertion: string;
}

/**
 * The phone number that an operator's app asserts; an assertion works once.
 *
 * @throws KadrError ASSERTION_INVALID
 */
export async function readAssertion(
  { auth_phone, auth_app, auth_assertion }: AssertionInput,
  apps: ReadonlyMap<string, Uint8Array>,
  limits: LimitsService,
  { brand, now }: Pick<RequestContext, 'brand' | 'now'>,
): Promise<string> {
  try {
    const secret = apps.get(auth_app);
    if (secret === undefined) throw new Error('There is no such app.');
    const phone = normalizeLogin(auth_phone, 'phone');
    const { payload } = await jwtVerify(auth_assertion, secret, {
      algorithms: ['HS256'],
      audience: brand,
      currentDate: now(),
      requiredClaims: ['exp', 'jti'],
    });
    const claims = claimsSchema.parse(payload);
    if (normalizeLogin(claims.phone, 'phone') !== phone) throw new Error('It is meant for another phone.');
    if (claims.exp - now().getTime() / 1000 > longest) throw new Error('It is valid for too long.');
    const once = { name: 'assertion', most: 1, seconds: 2 * longest, isForCertain: true };
    if (!(await limits.take(once, `${auth_app} ${claims.jti}`, now())))
      throw new Error('It has been used before.');
    return phone;
  } catch (cause) {
    throw new KadrError('ASSERTION_INVALID', { cause });
  }
}

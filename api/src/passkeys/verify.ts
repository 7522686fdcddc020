import { KadrError } from '@kadr/contract';
import { authenticationAnswerSchema, registrationAnswerSchema } from './answers.ts';

/** How long a challenge is valid, in milliseconds. */
export const passkeyTimeout = 5 * 60_000;

/** EdDSA, ES256 and RS256 by their COSE numbers: every authenticator can do one (Web Authentication Level 3 §5.4). */
export const passkeyAlgorithms = [-8, -7, -257];

/** Loaded on first use of a passkey: with its dependencies, it is a fifth of the modules loaded at start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Consumes a challenge; returns false or throws for one that was not issued for this purpose. */
type IsChallenge = (challenge: string) => Promise<boolean>;

/** The stored data needed to verify a passkey. */
interface KnownPasskey {
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly rpId: string;
}

/** Verifies the browser's response to a registration and returns the new passkey. @throws KadrError PASSKEY_REFUSED */
export async function verifyNewPasskey(
  answer: unknown,
  { origin, hostname }: URL,
  isChallenge: IsChallenge,
): Promise<KnownPasskey> {
  const made = registrationAnswerSchema.safeParse(answer);
  if (!made.success) throw new KadrError('PASSKEY_REFUSED', { cause: made.error });
  const { verifyRegistrationResponse } = await webAuthn();
  const { credential } = await refusing(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: made.data,
      expectedChallenge: isChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (registrationInfo === undefined) throw new Error('The answer was not verified.');
    return registrationInfo;
  });
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: made.data.response.transports,
    rpId: hostname,
  };
}

/**
 * Verifies the browser's response to a sign-in and returns the passkey with its new counter.
 *
 * @throws KadrError PASSKEY_REFUSED
 */
export async function verifyPasskeyUse<Row extends KnownPasskey>(
  answer: unknown,
  { origin }: URL,
  {
    isChallenge,
    find,
  }: {
    readonly isChallenge: IsChallenge;
    readonly find: (credentialId: string) => Promise<Row | undefined>;
  },
): Promise<{ passkey: Row; counter: number }> {
  const given = authenticationAnswerSchema.safeParse(answer);
  const passkey = given.success ? await find(given.data.id) : undefined;
  if (!given.success || passkey === undefined) throw new KadrError('PASSKEY_REFUSED');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { newCounter } = await refusing(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given.data,
      expectedChallenge: isChallenge,
      expectedOrigin: origin,
      expectedRPID: passkey.rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    if (!verified) throw new Error('The signature does not match.');
    return authenticationInfo;
  });
  return { passkey, counter: newCounter };
}

/** Every invalid response gets the same error text. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new KadrError('PASSKEY_REFUSED', { cause });
  }
}

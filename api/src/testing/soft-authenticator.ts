import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** An authenticator in software, for tests: ES256 keys, no attestation, user always present. */
export interface SoftAuthenticator {
  /** Creates a passkey for the options of a registration. */
  create(challenge: string, at: Site): Answer;
  /** Signs a challenge with the created passkey. */
  get(challenge: string, at: Site): Answer;
}

export interface Site {
  /** `http://localhost`. */
  readonly origin: string;
  readonly rpId: string;
}

/** A type rather than an interface, because an interface is not assignable to an open type. */
export type Answer = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly [part: string]: unknown };
  readonly clientExtensionResults: Record<string, unknown>;
};

const userPresent = 0x01;
const userVerified = 0x04;
const attestedCredential = 0x40;

export function createSoftAuthenticator(): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const data = (rpId: string, flags: number, rest: Uint8Array = new Uint8Array()): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const client = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Answer['response']): Answer => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });
  return {
    create: (challenge, { origin, rpId }) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = data(rpId, userPresent | userVerified | attestedCredential, credential);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get: (challenge, { origin, rpId }) => {
      const clientData = client('webauthn.get', challenge, origin);
      const authData = data(rpId, userPresent | userVerified);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A P-256 key in COSE format (RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

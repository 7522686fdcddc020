import { createHmac } from 'node:crypto';
import { operatorOf } from './operator.ts';
import type { Product } from './product.ts';

/** Signs up a member of staff with a role and an authenticator app. Returns the cookie `console_session`'s value. */
export async function signUpStaff(product: Product, role: string): Promise<string> {
  const { link } = await operatorOf(product).operator.inviteStaff({
    email: `${role}@kadr.example`,
    roles: [{ role, brand: null }],
  });
  let session = '';
  const call = async (method: string, path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${product.url}/api/staff/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: `console_session=${session}` },
      body: JSON.stringify(body),
    });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('console_session='));
    if (cookie !== undefined) session = cookie.slice('console_session='.length).split(';')[0] ?? '';
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const invitation = link.split('/').at(-1) ?? '';
  await call('POST', `invitations/${invitation}`, { name: 'Olga', password: 'a-staff-password' });
  const { secret } = await call('POST', 'totp', {});
  await call('PUT', 'totp', { code: totp(String(secret), Date.now()) });
  return session;
}

/** The code of an authenticator app (RFC 6238): six digits by HMAC-SHA-1, new every half minute. */
function totp(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOfBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

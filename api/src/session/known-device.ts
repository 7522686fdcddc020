import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { isSecure } from './choice-cookie.ts';
import { uuid } from '../text/uuid.ts';
import { secondsOf } from '../text/unix-seconds.ts';

const cookieName = 'known_device';
const year = 365 * 24 * 60 * 60;
const claimsSchema = z.object({ aid: z.int(), did: z.uuid() });

/**
 * Remembers, in the browser, that a device was signed in to an account, even after signing out. This grants no access:
 * a known device has a separate count of attempts, so that an attacker who uses up those of a login does not lock its
 * owner out.
 */
export interface KnownDevices {
  /** Null for a new device, or a cookie that we did not sign. */
  read(context: RequestContext): Promise<{ readonly accountId: number; readonly id: string } | null>;
  /** Records that this device was signed in to an account. */
  note(accountId: number, context: RequestContext): Promise<void>;
}

export function createKnownDevices({
  secrets,
  random,
  config,
}: Pick<ApiPorts, 'secrets' | 'random' | 'config'>): KnownDevices {
  const key = new Uint8Array(hkdfSync('sha256', secrets.session, '', 'kadr known devices', 32));
  const read: KnownDevices['read'] = async ({ cookies: { [cookieName]: value }, now }) => {
    if (value === undefined) return null;
    try {
      const { payload } = await jwtVerify(value, key, { algorithms: ['HS256'], currentDate: now() });
      const { aid, did } = claimsSchema.parse(payload);
      return { accountId: aid, id: did };
    } catch {
      return null;
    }
  };
  return {
    read,
    note: async (accountId, context) => {
      const known = await read(context);
      const id = known?.accountId === accountId ? known.id : uuid(random(16));
      const seconds = secondsOf(context.now());
      const value = await new SignJWT({ aid: accountId, did: id })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(seconds + year)
        .sign(key);
      const options = { path: '/api', maxAge: year, isHttpOnly: true, isSecure: isSecure(context, config) };
      context.setCookie(writeCookie(cookieName, value, options));
    },
  };
}

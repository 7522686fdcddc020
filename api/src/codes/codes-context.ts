import { createHmac } from 'node:crypto';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import type { KnownDevices } from '../session/known-device.ts';
import type { SessionService } from '../session/service.ts';

export interface CodesPorts {
  readonly sessions: Pick<SessionService, 'getOrCreate'>;
  readonly limits: LimitsService;
  readonly knownDevices: KnownDevices;
}

export interface CodesContext
  extends Pick<ApiPorts, 'random' | 'brands' | 'outgoing' | 'config' | 'log'>, CodesPorts {
  readonly db: Database;
  readonly key: Uint8Array;
}

export function hashOf({ key }: CodesContext, id: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${code}`).digest();
}

/** Lifetime of a code, and of the confirmation that it was right, in seconds. */
export const codeLifetime = 10 * 60;

import { KadrError } from '@kadr/contract';
import type { LoginType } from '@kadr/contract';
import type { Passwords } from '../accounts/password.ts';
import type { PasswordCheck } from './password-check.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CodesService } from '../codes/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import type { KnownDevices } from '../session/known-device.ts';
import type { SessionService } from '../session/service.ts';
import type { answering } from './migration-port.ts';

export interface SignInPorts {
  readonly accounts: Pick<AccountsService, 'authenticate' | 'register'>;
  readonly sessions: SessionService;
  readonly codes: CodesService;
  readonly limits: LimitsService;
  readonly passwords: Passwords;
  readonly passwordCheck: PasswordCheck;
  readonly knownDevices: KnownDevices;
}

export interface SignInContext extends SignInPorts {
  readonly db: Database;
  readonly ports: Pick<ApiPorts, 'brands' | 'migration' | 'secrets' | 'outgoing' | 'log'>;
  readonly migration: ReturnType<typeof answering>;
}

export function requireOffered(
  { ports }: SignInContext,
  type: LoginType,
  field: string,
  { brand }: RequestContext,
): void {
  if (ports.brands.find(({ id }) => id === brand)?.login_types.includes(type) === true) return;
  throw new KadrError('INVALID_INPUT', { message: `${field}: “${type}” is not offered here.`, field });
}

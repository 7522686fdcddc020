import { KadrError } from '@kadr/contract';
import type { Confirmation, SentCode, SmsCodeAction } from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import { findById, findByLogin } from '../accounts/repository.ts';
import type { RequestContext } from '../context/context.ts';
import type { SignInService } from './service.ts';
import type { SignInContext } from './sign-in-context.ts';
import { requireOffered } from './sign-in-context.ts';

/** Actions whose code goes to the signed-in account's own phone. */
const ownActions: ReadonlySet<SmsCodeAction> = new Set(['reset_pin', 'erase_account']);

/** The signed-in account's id, if `phone` is its phone. */
async function ownPhone(
  { sessions, db }: SignInContext,
  phone: string,
  context: RequestContext,
): Promise<number> {
  const { accountId } = await sessions.requireAccount(context);
  const account = await findById(db, accountId);
  if (account?.phone !== phone) throw new KadrError('FORBIDDEN', { field: 'phone' });
  return accountId;
}

async function isSmsWanted(
  ctx: SignInContext,
  phone: string,
  action: SmsCodeAction,
  context: RequestContext,
): Promise<boolean> {
  if (ownActions.has(action)) return (await ownPhone(ctx, phone, context)) > 0;
  if (action === 'register') return true;
  if (action === 'migrate_phone') return (await ctx.migration.findByPhone(phone)) !== null;
  return (await findByLogin(ctx.db, 'phone', phone)) !== undefined;
}

export async function sendSmsCode(
  ctx: SignInContext,
  { phone, action }: { readonly phone: string; readonly action: SmsCodeAction },
  context: RequestContext,
): Promise<SentCode> {
  requireOffered(ctx, 'phone', 'phone', context);
  const login = normalizeLogin(phone, 'phone');
  const isWanted = await isSmsWanted(ctx, login, action, context);
  return ctx.codes.send({ channel: 'sms', login, action, isWanted }, context);
}

export async function validateSmsCode(
  ctx: SignInContext,
  { phone, code, action }: Parameters<SignInService['validateSmsCode']>[0],
  context: RequestContext,
): Promise<Confirmation> {
  const login = normalizeLogin(phone, 'phone');
  const own = ownActions.has(action) ? { accountId: await ownPhone(ctx, login, context) } : {};
  await ctx.codes.consume({ login, action, code }, context);
  return ctx.codes.confirm({ action, login, ...own }, context);
}

export async function sendEmailCode(
  ctx: SignInContext,
  { email, action }: { readonly email: string; readonly action: 'reset_password' },
  context: RequestContext,
): Promise<SentCode> {
  requireOffered(ctx, 'email', 'email', context);
  const login = normalizeLogin(email, 'email');
  const isWanted = (await findByLogin(ctx.db, 'email', login)) !== undefined;
  return ctx.codes.send({ channel: 'email', login, action, isWanted }, context);
}

export async function validateEmailCode(
  { codes }: SignInContext,
  { email, code, action }: Parameters<SignInService['validateEmailCode']>[0],
  context: RequestContext,
): Promise<Confirmation> {
  const login = normalizeLogin(email, 'email');
  await codes.consume({ login, action, code }, context);
  return codes.confirm({ action, login }, context);
}

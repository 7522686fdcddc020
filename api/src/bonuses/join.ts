import { bonusLoginOf, KadrError } from '@kadr/contract';
import type { BonusRegistration } from '@kadr/contract';
import { findById } from '../accounts/repository.ts';
import type { RequestContext } from '../context/context.ts';
import { lockAccount } from '../ledger/ledger.ts';
import { uuid } from '../text/uuid.ts';
import {
  deleteRequest,
  findMember,
  findRequest,
  isLoginTaken,
  listPrograms,
  lockProgram,
  putMember,
  putRequest,
} from './repository.ts';
import type { BonusesContext, BonusesService, LoginWish } from './service.ts';

/** The action of confirmation codes for a programme. */
const codeActionOf = (programId: number): string => `bonus:${programId}`;

export async function register(
  ctx: BonusesContext,
  { id: programId, action, ...wish }: LoginWish & { readonly action: 'register' | 'change_login' },
  context: RequestContext,
): Promise<BonusRegistration> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const [program] = await listPrograms(ctx.db, accountId, context, programId);
  if (program === undefined) throw new KadrError('NOT_FOUND');
  const { status, requiredLoginType, allowsRegistration, allowsCustomLogin } = program;
  if (wish.login_type !== requiredLoginType)
    throw new KadrError('INVALID_INPUT', {
      message: `login_type: the programme is joined by ${requiredLoginType}.`,
      field: 'login_type',
    });
  // The account joined from another tab, or waits: there is nothing to confirm.
  if (status !== null && action === 'register') return { status, request_id: null, resend_after: 0 };
  if (status === null && !allowsRegistration) throw new KadrError('BONUS_NOT_OFFERED');
  const login = storedLogin(wish);
  if (action === 'change_login' ? !allowsCustomLogin : !(await isOwn(ctx, accountId, login)))
    throw new KadrError('BONUS_LOGIN_FIXED', { field: 'login' });
  const channel = requiredLoginType === 'phone' ? 'sms' : 'email';
  const { resend_after } = await ctx.codes.send(
    { channel, login, action: codeActionOf(programId), isWanted: true },
    context,
  );
  const { id: request_id } = await putRequest(ctx.db, {
    id: uuid(ctx.random(16)),
    accountId,
    programId,
    action,
    login,
    createdAt: context.now(),
  });
  return { status: 'need_confirm', request_id, resend_after };
}

/** A login in the form of accounts: an international number, or an address in lower case. */
function storedLogin({ login, login_type }: Omit<LoginWish, 'id'>): string {
  const normal = bonusLoginOf(login, login_type);
  if (normal === null) throw new KadrError('INVALID_INPUT', { field: 'login' });
  return login_type === 'phone' ? `+${normal}` : normal;
}

async function isOwn({ db }: BonusesContext, accountId: number, login: string): Promise<boolean> {
  const account = await findById(db, accountId);
  return account !== undefined && (account.phone === login || account.email?.toLowerCase() === login);
}

export async function confirm(
  ctx: BonusesContext,
  { action, request_id, confirmation_code: code }: Parameters<BonusesService['confirm']>[0],
  context: RequestContext,
): ReturnType<BonusesService['confirm']> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const request = await findRequest(ctx.db, { id: request_id, accountId });
  if (request === undefined || request.action !== action) throw new KadrError('NOT_FOUND');
  const { login, programId } = request;
  await ctx.codes.consume({ login, action: codeActionOf(programId), code }, context);
  return ctx.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const program = await lockProgram(transaction, programId);
    if (program === undefined) throw new KadrError('NOT_FOUND');
    if (await isLoginTaken(transaction, { programId, login, accountId }))
      throw new KadrError('BONUS_LOGIN_TAKEN', { field: 'login' });
    const known = await findMember(transaction, accountId, programId);
    if (known === undefined && !(program.active && program.allowsRegistration))
      throw new KadrError('BONUS_NOT_OFFERED');
    const { status } = await putMember(transaction, {
      accountId,
      programId,
      login,
      status: known?.status ?? (program.isReviewed ? 'processing' : 'registered'),
      joinedAt: context.now(),
    });
    await deleteRequest(transaction, request.id);
    await ctx.push.publish(transaction, { account_id: accountId, event_code: 'bonuses_changed' });
    return { status };
  });
}

/** Calls between the steps of signing in, and the steps that follow their answers. */
import type { CheckedLogin, LoginType, Session } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { failureOf } from '../data/page-errors.ts';
import type { Failure } from '../data/page-errors.ts';
import type { SignInPorts, SignInState, StepError } from './sign-in-flow.ts';
import { rowOf } from './sign-in-table.ts';
import type { Facts, SignInEvent, SmsAction, Step } from './sign-in-table.ts';

export interface FlowContext {
  readonly ports: SignInPorts;
  readonly listeners: Set<() => void>;
  state: SignInState;
  /** Proof that a code was right, sent with the new password. */
  confirmation: string;
  /** The password that was last set for the account. */
  newPassword: string;
  leaving: Promise<boolean> | null;
  /** Settles when no call is in progress. */
  working: Promise<void>;
}

/** Purpose of the SMS code of each step. */
const codeActions: Partial<Record<Step, (facts: Facts) => SmsAction>> = {
  phonePassword: ({ login_mode }) => (login_mode === 'authorize' ? 'auth' : 'register'),
  migratedPhonePassword: () => 'migrate_phone',
  migratedPhonePasswordReset: () => 'reset_password',
};

export function set(ctx: FlowContext, change: Partial<SignInState>): void {
  ctx.state = { ...ctx.state, ...change };
  for (const listener of ctx.listeners) listener();
}

function learn(ctx: FlowContext, change: Partial<Facts>): void {
  set(ctx, { facts: { ...ctx.state.facts, ...change } });
}

function refuse(ctx: FlowContext, error: StepError): void {
  set(ctx, { error, failures: ctx.state.failures + 1 });
}

/** Runs one operation at a time; failures show under the step's field. */
export function work(ctx: FlowContext, task: () => Promise<void>): Promise<void> {
  if (ctx.state.isBusy || ctx.state.isClosed) return Promise.resolve();
  set(ctx, { isBusy: true, error: null });
  ctx.working = task()
    .catch((error: unknown) => {
      if (!ctx.state.isClosed) refuse(ctx, errorOf(failureOf(error)));
    })
    .finally(() => set(ctx, { isBusy: false }));
  return ctx.working;
}

/** Performs the transition of an event, sending its code if it has one. */
export async function happen(ctx: FlowContext, event: SignInEvent): Promise<void> {
  const row = rowOf(ctx.state.step, event, ctx.state.facts);
  if (row === null) return;
  if (row.refuses !== undefined) {
    return refuse(ctx, {
      key: row.refuses === 'only_phone' ? 'input.login.validate.only_phone' : 'signIn.notMigratable',
    });
  }
  if (row.sendsSms !== undefined) await sendSms(ctx, row.sendsSms);
  if (row.sendsEmail) await sendEmail(ctx);
  // Closed while the code was being sent.
  if (ctx.state.isClosed) return;
  if (row.makes) learn(ctx, row.makes);
  if (row.to === 'close') set(ctx, { isClosed: true });
  else set(ctx, { step: row.to, error: null });
}

async function sendSms(ctx: FlowContext, action: SmsAction): Promise<void> {
  const { phone } = ctx.state;
  const { signIn } = await ctx.ports.api();
  const { resend_after, code_length } = await signIn.sendSmsCode({ phone, action });
  ctx.ports.noteTimer(phone, Math.floor(ctx.ports.now() / 1000) + resend_after);
  set(ctx, { codeLength: code_length });
}

async function sendEmail(ctx: FlowContext): Promise<void> {
  const { email } = ctx.state;
  const { signIn } = await ctx.ports.api();
  const { resend_after, code_length } = await signIn.sendEmailCode({ email, action: 'reset_password' });
  ctx.ports.noteTimer(null, Math.floor(ctx.ports.now() / 1000) + resend_after);
  set(ctx, { codeLength: code_length });
}

/** Sends the step's code again. */
export function resend(ctx: FlowContext): Promise<void> {
  const action = codeActions[ctx.state.step]?.(ctx.state.facts);
  return action === undefined ? sendEmail(ctx) : sendSms(ctx, action);
}

async function checkLogin(
  { ports }: FlowContext,
  type: LoginType,
  input: Parameters<KadrClient['signIn']['checkLogin']>[0],
): Promise<CheckedLogin> {
  const { signIn } = await ports.api();
  try {
    return await signIn.checkLogin(input);
  } catch (error) {
    ports.reportFailedCheck(type, failureOf(error));
    throw error;
  }
}

export async function submitLogin(ctx: FlowContext, login: string, type: LoginType): Promise<void> {
  const [phone, email] = type === 'phone' ? [login, ''] : ['', login];
  set(ctx, { login, phone, email, isNumberMoved: false });
  const { login_mode, login_type, migrated_from } = await checkLogin(ctx, type, { login });
  set(ctx, { migratedFrom: migrated_from });
  learn(ctx, { login_mode, login_type, isByNewPassword: false, isResetDue: false });
  await happen(ctx, 'login_checked');
}

export async function submitMigratedPhone(ctx: FlowContext, phone: string): Promise<void> {
  set(ctx, { phone });
  const { login_mode } = await checkLogin(ctx, 'phone', { login: phone, mode: 'migrate_phone' });
  learn(ctx, { login_mode });
  await happen(ctx, 'login_checked');
}

export async function signInByPasskey(ctx: FlowContext): Promise<void> {
  const { passkeys } = await ctx.ports.api();
  const options = await passkeys.signInOptions();
  let answer;
  try {
    answer = await ctx.ports.askPasskey(options);
  } catch (error) {
    // Cancelled by the viewer: not an error.
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return;
    return refuse(ctx, { key: 'signIn.passkeyFailed' });
  }
  const session = await passkeys.signIn({ answer });
  learn(ctx, { login_mode: 'authorize', isByNewPassword: false });
  await enter(ctx, session);
}

export async function submitCode(ctx: FlowContext, code: string): Promise<void> {
  const { step, phone, email } = ctx.state;
  if (step === 'phonePassword') return createSession(ctx, code);
  ctx.confirmation = await checkCode(ctx, code);
  if (step === 'migratedPhonePassword') {
    const { signIn } = await ctx.ports.api();
    await signIn.migratePhone({ confirmation_code: ctx.confirmation, phone, email });
    set(ctx, { login: phone, isNumberMoved: true });
  }
  await happen(ctx, 'code_accepted');
}

async function checkCode({ ports, state }: FlowContext, code: string): Promise<string> {
  const { signIn } = await ports.api();
  const { step, facts, phone, email } = state;
  const action = codeActions[step]?.(facts);
  const { confirmation_code } =
    action === undefined
      ? await signIn.validateEmailCode({ email, code, action: 'reset_password' })
      : await signIn.validateSmsCode({ phone, code, action });
  return confirmation_code;
}

export async function submitNewPassword(ctx: FlowContext, password: string): Promise<void> {
  const { signIn } = await ctx.ports.api();
  const { email, phone, facts } = ctx.state;
  // A password that was already set by a call whose session failed is not set again: its confirmation is used up.
  if (ctx.newPassword !== password) {
    await signIn.resetPassword({
      confirmation_code: ctx.confirmation,
      new_password: password,
      email: email === '' ? null : email,
      phone: facts.login_type === 'email' && phone !== '' ? phone : null,
    });
    ctx.newPassword = password;
  }
  learn(ctx, { isByNewPassword: true });
  await createSession(ctx, password);
}

/** Signs in with the login and a password, or the code in its place. */
export async function createSession(ctx: FlowContext, password: string): Promise<void> {
  const { session } = await ctx.ports.api();
  const { login, facts } = ctx.state;
  const { login_mode, login_type } = facts;
  await enter(ctx, await session.create({ login, login_mode, login_type, password }));
}

async function enter(ctx: FlowContext, session: Session): Promise<void> {
  const { ports } = ctx;
  const user = await ports.enter(session);
  const hasNoProfiles = user?.profile === 'not_available';
  // The holder of a new account sees its profile, and how to create another.
  const isAlone =
    session.session_state === 'normal' &&
    !hasNoProfiles &&
    ctx.state.facts.login_mode !== 'register' &&
    (await ports.countProfiles()) < 2;
  learn(ctx, {
    session_state: session.session_state,
    hasNoProfiles,
    skipsProfiles: hasNoProfiles || isAlone || ports.skipsProfiles(),
  });
  await happen(ctx, 'session_created');
  if (ctx.state.step === 'changeDevice') await loadDevices(ctx);
}

export async function loadDevices(ctx: FlowContext): Promise<void> {
  const { devices } = await ctx.ports.api();
  set(ctx, { devices: await devices.list() });
}

export async function removeDevice(ctx: FlowContext, uid: string): Promise<void> {
  const { devices, session } = await ctx.ports.api();
  const list = await devices.delete({ uid });
  set(ctx, { devices: list });
  learn(ctx, { isOverLimit: list.devices.length >= list.limit.device_limit });
  if (ctx.state.facts.isOverLimit) return happen(ctx, 'device_removed');
  await enter(ctx, await session.refresh());
}

/** Ends the flow, once; a demo session replaces one that is not normal. Resolves to whether there is a normal one. */
export function leave(ctx: FlowContext): Promise<boolean> {
  ctx.leaving ??= (async () => {
    set(ctx, { isClosed: true });
    // A call in progress may still create a session.
    await ctx.working;
    const state = ctx.state.facts.session_state;
    if (state === 'normal') return true;
    const { session } = await ctx.ports.api();
    await ctx.ports.enter(await (state === 'restricted' ? session.end() : session.createDemo()));
    return false;
  })().catch(() => false);
  return ctx.leaving;
}

function errorOf({ status, description }: Failure): StepError {
  if (description !== '') return { text: description };
  return { key: status === 0 ? 'error.default' : 'error.auth' };
}

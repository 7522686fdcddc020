import { procedures } from '../context/procedures.ts';
import { stateOf } from '../session/procedures.ts';
import type { SignInService } from './service.ts';

export function signInProcedures(signIn: SignInService) {
  const { checkLogin, sendSmsCode, validateSmsCode, sendEmailCode } = procedures.signIn;
  const { validateEmailCode, resetPassword, validatePassword, migratePhone } = procedures.signIn;
  return {
    checkLogin: checkLogin.handler(({ input, context }) => signIn.checkLogin(input, context)),
    sendSmsCode: sendSmsCode.handler(({ input, context }) => signIn.sendSmsCode(input, context)),
    validateSmsCode: validateSmsCode.handler(({ input, context }) => signIn.validateSmsCode(input, context)),
    sendEmailCode: sendEmailCode.handler(({ input, context }) => signIn.sendEmailCode(input, context)),
    validateEmailCode: validateEmailCode.handler(({ input, context }) =>
      signIn.validateEmailCode(input, context),
    ),
    resetPassword: resetPassword.handler(async ({ input, context }) => {
      await signIn.resetPassword(input, context);
      return {};
    }),
    validatePassword: validatePassword.handler(({ input, context }) =>
      signIn.validatePassword(input.password, context),
    ),
    migratePhone: migratePhone.handler(async ({ input, context }) => {
      await signIn.migratePhone(input, context);
      return {};
    }),
  };
}

/** The ways to begin a session; the other operations of its group are in `session` and `viewer`. */
export function sessionStartProcedures(signIn: SignInService) {
  const { create, createByAssertion } = procedures.session;
  return {
    create: create.handler(async ({ input, context }) => stateOf(await signIn.create(input, context))),
    createByAssertion: createByAssertion.handler(async ({ input, context }) =>
      stateOf(await signIn.createByAssertion(input, context)),
    ),
  };
}

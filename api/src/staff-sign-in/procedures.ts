import { procedures } from '../context/procedures.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import type { StaffSignInService } from './service.ts';

export function staffProcedures(staff: StaffSignInService) {
  const { me, getInvitation, acceptInvitation, signIn, confirmCode, signOut, setLanguage } = procedures.staff;
  const { passkeyOptions, signInByPasskey, passkeyCreation, addPasskey, removePasskey } = procedures.staff;
  const { startTotp, confirmTotp, removeTotp, newRecoveryCodes, reauthenticate, changePassword } =
    procedures.staff;
  return {
    me: me.handler(({ context }) => staff.me(context)),
    getInvitation: getInvitation.handler(({ input, context }) => staff.invitation(input.secret, context)),
    acceptInvitation: acceptInvitation.handler(async ({ input, context }) => ({
      state: await staff.accept(input, context),
    })),
    signIn: signIn.handler(async ({ input, context }) => ({ state: await staff.signIn(input, context) })),
    confirmCode: confirmCode.handler(async ({ input, context }) => ({
      state: await staff.confirmCode(input.code, context),
    })),
    passkeyOptions: passkeyOptions.handler(async ({ context }) => ({
      ...(await staff.passkeyOptions(context)),
    })),
    signInByPasskey: signInByPasskey.handler(async ({ input, context }) => ({
      state: await staff.signInByPasskey(input.response, context),
    })),
    signOut: signOut.handler(async ({ context }) => {
      await staff.signOut(context);
      return {};
    }),
    reauthenticate: reauthenticate.handler(async ({ input, context }) => ({
      reauthenticated_until: secondsOf(await staff.reauthenticate(input, context)),
    })),
    startTotp: startTotp.handler(({ context }) => staff.startTotp(context)),
    confirmTotp: confirmTotp.handler(async ({ input, context }) => ({
      recovery_codes: await staff.confirmTotp(input.code, context),
    })),
    removeTotp: removeTotp.handler(async ({ context }) => {
      await staff.removeTotp(context);
      return {};
    }),
    newRecoveryCodes: newRecoveryCodes.handler(async ({ context }) => ({
      recovery_codes: await staff.newRecoveryCodes(context),
    })),
    passkeyCreation: passkeyCreation.handler(async ({ context }) => ({
      ...(await staff.passkeyCreation(context)),
    })),
    addPasskey: addPasskey.handler(({ input, context }) => staff.addPasskey(input, context)),
    removePasskey: removePasskey.handler(async ({ input, context }) => {
      await staff.removePasskey(input.id, context);
      return {};
    }),
    changePassword: changePassword.handler(async ({ input, context }) => {
      await staff.changePassword(input, context);
      return {};
    }),
    setLanguage: setLanguage.handler(async ({ input, context }) => {
      await staff.setLanguage(input.language, context);
      return {};
    }),
  };
}

import { procedures } from '../context/procedures.ts';
import { stateOf } from '../session/procedures.ts';
import type { PasskeysService } from './service.ts';

export function passkeysProcedures(passkeys: PasskeysService) {
  const { list, registrationOptions, register, delete: remove, signInOptions, signIn } = procedures.passkeys;
  return {
    list: list.handler(async ({ context }) => ({ passkeys: await passkeys.list(context) })),
    registrationOptions: registrationOptions.handler(async ({ context }) => ({
      ...(await passkeys.registrationOptions(context)),
    })),
    register: register.handler(({ input, context }) => passkeys.register(input, context)),
    delete: remove.handler(async ({ input, context }) => {
      await passkeys.delete(input.id, context);
      return {};
    }),
    signInOptions: signInOptions.handler(async ({ context }) => ({
      ...(await passkeys.signInOptions(context)),
    })),
    signIn: signIn.handler(async ({ input, context }) =>
      stateOf(await passkeys.signIn(input.answer, context)),
    ),
  };
}

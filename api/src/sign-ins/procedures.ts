import { procedures } from '../context/procedures.ts';
import type { SignInsService } from './service.ts';

export function signInsProcedures(signIns: SignInsService) {
  return {
    list: procedures.signIns.list.handler(({ input, context }) => signIns.list(input, context)),
  };
}

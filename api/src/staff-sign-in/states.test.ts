import { staffStates } from '@kadr/contract';
import type { StaffState } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Right } from '../rights/right.ts';
import { rights } from '../rights/rights.ts';
import { openConsole, secretOf, signUpOwner, staffPassword } from '../testing/staff.ts';
import type { TestConsole } from '../testing/staff.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let url: string;
let consoles: Readonly<Record<StaffState | 'none', TestConsole>>;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
  const full = await signUpOwner(test, url);
  const half = openConsole(test, url);
  await half.api.staff.signIn({ email: full.email, password: staffPassword });
  const fresh = openConsole(test, url);
  const { link } = await test.operator().operator.inviteStaff({
    email: 'new@kadr.example',
    roles: [{ role: 'owner', brand: null }],
  });
  const newcomer = { secret: secretOf(link), name: 'x', password: staffPassword };
  await fresh.api.staff.acceptInvitation(newcomer);
  consoles = { none: openConsole(test, url), second_factor: half, enrolment: fresh, full };
});
afterAll(() => test.close());

const passkey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x' },
  clientExtensionResults: {},
};
/** Input that passes the permission check. None of it ends a session or changes its state. */
const inputs: Readonly<Record<string, object>> = {
  getInvitation: { secret: 'x' },
  acceptInvitation: { secret: 'x', name: 'x', password: staffPassword },
  signIn: { email: 'nobody@kadr.example', password: 'x' },
  confirmCode: { code: '000000' },
  signInByPasskey: { response: passkey },
  reauthenticate: { response: passkey },
  confirmTotp: { code: '000000' },
  addPasskey: { name: 'x', response: passkey },
  removePasskey: { id: 2_000_000_000 },
  changePassword: { old_password: 'x', password: 'x' },
  setLanguage: { language: 'rus' },
};

describe.each(['none', ...staffStates] as const)('a sign-in of state %s', (state) => {
  it('may call exactly what the table of rights allows', async () => {
    const { staff } = consoles[state].api;
    const outcomes: Record<string, string> = {};
    // Signing out would end the session of the other calls.
    const lines = Object.entries<Right>(rights.staff).filter(([operation]) => operation !== 'signOut');
    for (const [operation] of lines) {
      const call = Reflect.get(staff, operation) as (input?: object) => Promise<unknown>;
      const error = await errorOf(call(inputs[operation]));
      outcomes[operation] = error?.name === 'UNAUTHORIZED' ? 'refused' : 'allowed';
    }
    const isFor = ({ staff: states }: Right) => states === undefined || states.some((one) => one === state);
    expect(outcomes).toEqual(
      Object.fromEntries(
        lines.map(([operation, right]) => [operation, isFor(right) ? 'allowed' : 'refused']),
      ),
    );
  });

  it(`${state === 'full' ? 'is' : 'is not'} the operator’s`, async () => {
    const { operator } = consoles[state];
    const outcomes = [
      await errorOf(operator.listRoles()),
      await errorOf(operator.setToggle({ key: 'x', is_enabled: true })),
    ].map((error) => error?.name ?? 'allowed');
    expect(new Set(outcomes)).toEqual(new Set([state === 'full' ? 'allowed' : 'UNAUTHORIZED']));
  });
});

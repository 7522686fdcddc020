import { expect, it } from 'vitest';
import { actionFor, activationStep, beginActivation, ownLogin } from './activation.ts';

const answer = { status: 'need_confirm', request_id: 'r', resend_after: 60 } as const;
const asked = { type: 'asked', login: '79160000001', action: 'register', answer, now: 1000 } as const;
const begun = beginActivation({ status: 'not_registered', actions: ['register'] });

it('asks for the code where the service wants one, and is done where it does not (CM-071, CM-073)', () => {
  expect(activationStep(begun, asked)).toMatchObject({ step: 'code', requestId: 'r', resendAt: 1060 });
  const member = { status: 'registered', request_id: null, resend_after: 0 } as const;
  expect(activationStep(begun, { ...asked, answer: member }).step).toBe('done');
});

it('ends in an error without the action, and where nothing came of the code (CM-074)', () => {
  expect(beginActivation({ status: 'not_registered', actions: ['use_custom_login'] }).step).toBe('error');
  const code = activationStep(begun, asked);
  expect(activationStep(code, { type: 'confirmed', isMember: true }).step).toBe('done');
  expect(activationStep(code, { type: 'confirmed', isMember: false })).toMatchObject({
    step: 'error',
    before: null,
  });
});

it('leads back from a refusal to the step that was refused', () => {
  const code = activationStep(begun, asked);
  const refused = activationStep(code, { type: 'refused', problem: 'Код неверный.' });
  expect(refused).toMatchObject({ step: 'error', problem: 'Код неверный.' });
  expect(activationStep(refused, { type: 'back' })).toMatchObject({ step: 'code', problem: null });
  // Another code restarts the countdown at the service's new value.
  const again = { ...asked, answer: { ...answer, resend_after: 45 }, now: 1100 };
  expect(activationStep(code, again).resendAt).toBe(1145);
});

it('begins with the account’s own login of the type that is asked for; another one is a change of login (CM-160, CM-161)', () => {
  const user = { phone: '+79160000001', email: 'anna@kadr.example' };
  expect(ownLogin({ required_login_type: 'phone' }, user)).toBe('+79160000001');
  expect(ownLogin({ required_login_type: 'email' }, user)).toBe('anna@kadr.example');
  const program = { required_login_type: 'phone', status: 'not_registered' } as const;
  expect(actionFor(program, '79160000001', user.phone)).toBe('register');
  expect(actionFor(program, '79160000002', user.phone)).toBe('change_login');
});

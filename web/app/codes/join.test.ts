import { expect, it } from 'vitest';
import { join } from './join.ts';

async function joined({
  isAuth = false,
  signs = true,
  refusal = null as Error | null,
  target = null as string | null,
} = {}) {
  const steps: string[] = [];
  await join('FRIEND-1', {
    isSignedIn: () => Promise.resolve(isAuth),
    signIn: () => {
      steps.push('sign in');
      return Promise.resolve(signs);
    },
    redeem: (code) => {
      steps.push(`redeem ${code}`);
      return refusal ? Promise.reject(refusal) : Promise.resolve(target);
    },
    fail: (error) => void steps.push(`fail ${error instanceof Error ? error.message : ''}`),
    goTo: (path) => void steps.push(`go to ${path}`),
  });
  return steps;
}

it('asks a guest to sign in, then redeems the invitation as a code and leads home (RT-085, RT-088, PC-056, PC-060, NT-063)', async () => {
  expect(await joined()).toEqual(['sign in', 'redeem FRIEND-1', 'go to /']);
  expect(await joined({ isAuth: true })).toEqual(['redeem FRIEND-1', 'go to /']);
});

it('says why when redeeming fails, and leads home (RT-086, PC-057, NT-064)', async () => {
  expect(await joined({ isAuth: true, refusal: new Error('Used up.') })).toEqual([
    'redeem FRIEND-1',
    'fail Used up.',
    'go to /',
  ]);
});

it('redeems nothing for a guest who closes the modal', async () => {
  expect(await joined({ signs: false })).toEqual(['sign in', 'go to /']);
});

it('leads where the code leads (PC-059)', async () => {
  expect(await joined({ isAuth: true, target: '/movies/salt-line' })).toEqual([
    'redeem FRIEND-1',
    'go to /movies/salt-line',
  ]);
});

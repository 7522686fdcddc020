import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { closeOnNavigation } from './close-on-navigation.ts';
import type { Modals } from './modals.ts';

it('tells modals about every new page, and about a reload of the same one (SH-081, SH-083)', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/movies'] });
  const told: boolean[] = [];
  const modals = {
    closeForNavigation: ({ isReload }) => told.push(isReload),
  } satisfies Pick<Modals, 'closeForNavigation'>;
  const end = closeOnNavigation(router, modals);
  await router.navigate('/series');
  await router.navigate('/series?sort=new');
  await router.navigate('/series?sort=new', { replace: true });
  expect(told).toEqual([false, false, true]);
  end();
  await router.navigate('/');
  expect(told).toHaveLength(3);
});

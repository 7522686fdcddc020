import type { Page } from '../routing/page.ts';
import { loadPerson, person } from './load-person.ts';

export const personRoutes: readonly Page[] = [
  {
    path: '/persons/:id',
    page: () => import('./person-page.tsx').then((m) => m.PersonPage),
    load: person(loadPerson),
    words: 'titles',
  },
];

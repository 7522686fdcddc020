import { armenianActors } from './persons-armenian-actors.ts';
import { makers } from './persons-makers.ts';
import { newFaces } from './persons-new-faces.ts';
import { newMakers } from './persons-new-makers.ts';
import { russianActors } from './persons-russian-actors.ts';
import { worldActors } from './persons-world-actors.ts';
import type { DemoPerson } from './types.ts';

/** Everybody who made a title of the demo service or plays in one. They are all invented. */
export const demoPersons: readonly DemoPerson[] = [
  ...makers,
  ...armenianActors,
  ...russianActors,
  ...worldActors,
  ...newFaces,
  ...newMakers,
];

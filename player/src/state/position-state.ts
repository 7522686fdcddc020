/** Changes of the position and the reachable range, in seconds. */
import type { TimeRange } from '../timeline/timeline.ts';
import { change } from './change.ts';
import type { Change } from './change.ts';

export const movedTo = (currentTime: number): Change => change<'state/position-state'>({ currentTime });

export const reachable = (seekable: TimeRange): Change => change<'state/position-state'>({ seekable });

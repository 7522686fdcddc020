/** Loads of addresses that have no page. */
import { movedTo, refused } from '../data/page-errors.ts';
import type { Load } from './page.ts';

/** Leads home. */
export const toHome: Load = () => Promise.reject(movedTo('/'));

/** An address that no row takes, or of an entity that the service does not have. */
export const unknown: Load = () => Promise.reject(refused(404));

/** Where status 451 leads. */
export const geoblock: Load = () => Promise.reject(refused(451));

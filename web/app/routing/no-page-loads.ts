/** Loads for addresses without a page. */
import { movedTo, refused } from '../data/page-errors.ts';
import type { Load } from './page.ts';

/** Redirects to the home page. */
export const toHome: Load = () => Promise.reject(movedTo('/'));

/** An address that matches no row, or of an unknown entity. */
export const unknown: Load = () => Promise.reject(refused(404));

/** The page of status 451. */
export const geoblock: Load = () => Promise.reject(refused(451));

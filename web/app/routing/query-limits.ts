/** What an address may say in its query, for the server that renders it and for the page that reads it: both keep the same. */

/** Longest value of a parameter that a page is made with. */
export const longestValue = 200;

/** Values of one name that a page is made with; further ones are left out. */
export const mostValues = 20;

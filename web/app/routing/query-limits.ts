/** Limits of an address's query, shared by the server that renders it and the page that reads it. */

/** Maximum length of a parameter's value. */
export const longestValue = 200;

/** Maximum number of values of a parameter; further ones are ignored. */
export const mostValues = 20;

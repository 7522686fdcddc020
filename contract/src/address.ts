/**
 * Whether pages may link to it: a path of the service, or an https address. Browsers take `/\` for `//`, and pass over line
 * ends and tabs wherever they stand.
 */
export function isAddress(link: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what has to be refused
  return /^(?:\/(?![/\\])|https:\/\/)[^\u0000-\u001f\u007f]*$/.test(link);
}

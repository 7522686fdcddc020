/**
 * Whether pages may link to an address: a path of the service or an https address. Browsers read `/\` as `//` and
 * ignore line ends and tabs anywhere.
 */
export function isAddress(link: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these must be refused
  return /^(?:\/(?![/\\])|https:\/\/)[^\u0000-\u001f\u007f]*$/.test(link);
}

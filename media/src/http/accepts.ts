/**
 * Whether an Accept or Accept-Encoding header names `value` itself (RFC 9110 §12.5) and does not refuse it with `q=0`.
 * Wildcards name nothing: what they would allow, every client takes plain as well.
 */
export function accepts(header: string | undefined, value: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === value && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** `GET /app_info`. @throws if it cannot be read. */
export async function fetchVersion(): Promise<string> {
  const response = await fetch('/app_info', { cache: 'no-store' });
  const body: unknown = await response.json();
  if (
    !response.ok ||
    typeof body !== 'object' ||
    body === null ||
    !('version' in body) ||
    typeof body.version !== 'string'
  ) {
    throw new Error('The server named no version.');
  }
  return body.version;
}

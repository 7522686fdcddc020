/**
 * Whether an address may be shown in a frame: https elsewhere, or a page of `origin`; never a script or an inline
 * document.
 */
export function isFrameAddress(address: string, origin: string): boolean {
  const url = URL.parse(address, origin);
  return url !== null && (url.protocol === 'https:' || url.origin === origin);
}

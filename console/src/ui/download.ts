/** Saves a file of the service. The browser shows one that is refused as a failed download, and stays on the screen. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Downloads a file of the service. If it is refused, the browser shows a failed download, and stays on the screen. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

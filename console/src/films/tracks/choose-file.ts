/**
 * Opens the file chooser for one file with one of the extensions. Works from a menu, which closes before the file is
 * chosen.
 */
export function chooseFile(extensions: readonly string[], onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = extensions.join(',');
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onFile(file);
  });
  input.click();
}

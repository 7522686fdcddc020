/** The texts of the console in Russian, file by file. */
export const files: Readonly<Record<string, object>> = import.meta.glob('./*.json', {
  eager: true,
  import: 'default',
});

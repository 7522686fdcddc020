const kept = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot', 'TEMP'];

/**
 * The environment of programs that read files from outside: the variables needed to run, but none of the service's
 * secrets, and nothing that changes what ffmpeg does (`FFREPORT`).
 */
export function minimalEnvironment(): Record<string, string> {
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

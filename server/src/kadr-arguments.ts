import { parseArgs } from 'node:util';
import { UsageError } from './cli-arguments.ts';

export const kadrUsage = `npm run kadr -- COMMAND

  migrate                       brings the database up to date, as each start does
  backup FOLDER [--with-secrets]
                                makes a backup in a new folder, also while the service runs
  restore FOLDER                restores a backup into an empty KADR_DATA, and an empty DATABASE_URL where one is set
  doctor                        checks what the service needs on this machine, and says what is wrong`;

/** A command of `npm run kadr`. */
export type KadrCommand =
  | { readonly name: 'migrate' | 'doctor' | 'help' }
  | { readonly name: 'backup'; readonly folder: string; readonly withSecrets: boolean }
  | { readonly name: 'restore'; readonly folder: string };

/** @throws UsageError */
export function parseKadrArguments(argv: readonly string[]): KadrCommand {
  const { values, positionals } = parse(argv);
  const [name, folder, ...more] = positionals;
  if (values.help === true || name === undefined) return { name: 'help' };
  const { 'with-secrets': withSecrets = false } = values;
  if (withSecrets && name !== 'backup') throw new UsageError('--with-secrets goes with backup.');
  if (more.length > 0) throw new UsageError(`"${more[0]}" is one too many.`);
  switch (name) {
    case 'migrate':
    case 'doctor':
      if (folder !== undefined) throw new UsageError(`"${folder}" is one too many.`);
      return { name };
    case 'backup':
      if (folder === undefined) throw new UsageError('Name the folder that the backup is made in.');
      return { name, folder, withSecrets };
    case 'restore':
      if (folder === undefined) throw new UsageError('Name the folder of the backup.');
      return { name, folder };
    default:
      throw new UsageError(`There is no command "${name}".`);
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'with-secrets': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

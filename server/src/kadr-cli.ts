// `npm run kadr -- migrate|backup|restore|doctor`: an operator's tasks beside running the service.
import { NewerDatabaseError, BlockedMigrationError, UnfinishedRestoreError } from '@kadr/api';
import { backupCommand } from './backup-command.ts';
import { BackupError } from './backup/manifest.ts';
import { UsageError } from './cli-arguments.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { DataFolderError } from './config/data-folder.ts';
import { doctorCommand } from './doctor-command.ts';
import { InstanceRunningError } from './instance-lock.ts';
import { kadrUsage, parseKadrArguments } from './kadr-arguments.ts';
import type { KadrCommand } from './kadr-arguments.ts';
import { migrateCommand } from './migrate-command.ts';
import { restoreCommand } from './restore-command.ts';
import { say } from './terminal.ts';

/** Failures that are explained by a sentence. */
const explained = [
  BackupError,
  BlockedMigrationError,
  ConfigError,
  DataFolderError,
  InstanceRunningError,
  NewerDatabaseError,
  UnfinishedRestoreError,
];

try {
  process.exitCode = await run(parseKadrArguments(process.argv.slice(2)));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) {
    say(error.message);
    process.stderr.write(`\n${kadrUsage}\n`);
    process.exitCode = 2;
  } else if (explained.some((known) => error instanceof known)) say((error as Error).message);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Runs a command and returns the exit code. */
async function run(command: KadrCommand): Promise<number> {
  if (command.name === 'doctor') return doctorCommand(process.env);
  if (command.name === 'help') {
    process.stdout.write(`${kadrUsage}\n`);
    return 0;
  }
  const config = readConfig(process.env);
  if (command.name === 'backup') return backupCommand(config, command);
  if (command.name === 'restore') return restoreCommand(config, command);
  return migrateCommand(config);
}

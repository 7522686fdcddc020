// `npm run faults [-- database|money|player]`: the product's behaviour when something outside it fails, with figures.
// Exit code 1 when a bound is not kept.
import { databaseFaults } from './database/database-faults.ts';
import { moneyFaults } from './money/money-faults.ts';
import { playerFaults } from './player/player-faults.ts';
import { runSuites } from './run-suites.ts';

process.exitCode = await runSuites(
  { database: databaseFaults, money: moneyFaults, player: playerFaults },
  process.argv.slice(2),
);

import { inspectNats, inspectValkey } from '@kadr/api';
import { good, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export async function checkNats(url: string): Promise<Finding> {
  try {
    return good(`NATS ${await inspectNats(url)} answers`);
  } catch (error) {
    return wrong(`NATS does not answer (${wordsOf(error)}). Look whether it runs, and at KADR_NATS_URL.`);
  }
}

/** Whether Valkey answers, accepts writes, and keeps its data. */
export async function checkValkey(url: string): Promise<Finding[]> {
  try {
    const { version, isPrimary, mayEvict, isKept } = await inspectValkey(url);
    return [
      isPrimary
        ? good(`${version} answers`)
        : wrong(`${version} is a replica. Set KADR_VALKEY_URL to the primary.`),
      ...(mayEvict
        ? [
            wrong(
              'Valkey forgets screens that play when its memory is full. Set maxmemory-policy noeviction.',
            ),
          ]
        : []),
      ...(isKept
        ? []
        : [warning('Valkey forgets which screens were stopped when it restarts. Set appendonly yes.')]),
    ];
  } catch (error) {
    return [
      wrong(`Valkey does not answer (${wordsOf(error)}). Look whether it runs, and at KADR_VALKEY_URL.`),
    ];
  }
}

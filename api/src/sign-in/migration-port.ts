import { KadrError } from '@kadr/contract';
import type { MigrationPort } from '../context/context.ts';

/** The same provider, throwing UNAVAILABLE when it cannot be reached. */
export function answering(provider: MigrationPort): MigrationPort {
  const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (cause) {
      throw new KadrError('UNAVAILABLE', { cause });
    }
  };
  return {
    findByEmail: (email) => orUnavailable(provider.findByEmail(email)),
    findByPhone: (phone) => orUnavailable(provider.findByPhone(phone)),
  };
}

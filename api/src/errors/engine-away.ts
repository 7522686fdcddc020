/**
 * An engine beside the database, such as Valkey, cannot be asked at the moment. It has no `cause`: causes are looked
 * through for a database that is away.
 */
export class EngineAwayError extends Error {
  constructor(engine: string, reason: string) {
    super(`${engine} is away: ${reason}`);
    this.name = 'EngineAwayError';
  }
}

/** Gives what `run` gives, and `otherwise` while the engine that it asks is away. */
export async function unlessAway<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EngineAwayError) return otherwise;
    throw error;
  }
}

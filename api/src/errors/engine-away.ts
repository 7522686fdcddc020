/**
 * An engine besides the database, such as Valkey, cannot be reached at the moment. It has no `cause`, because causes
 * are searched for a database that is away.
 */
export class EngineAwayError extends Error {
  constructor(engine: string, reason: string) {
    super(`${engine} is unavailable: ${reason}`);
    this.name = 'EngineAwayError';
  }
}

/** Returns the result of `run`, or `otherwise` while the engine that it uses is away. */
export async function unlessAway<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EngineAwayError) return otherwise;
    throw error;
  }
}

/** Reads that happen only once per call. The results are discarded with the call. */
export class OncePerCall<T> {
  readonly #reads = new WeakMap<object, Map<string, Promise<T>>>();

  /** Without a call, reads every time. */
  read(call: object | undefined, key: string, read: () => Promise<T>): Promise<T> {
    if (call === undefined) return read();
    const known = this.#reads.get(call) ?? new Map<string, Promise<T>>();
    this.#reads.set(call, known);
    const reading = known.get(key) ?? read();
    known.set(key, reading);
    return reading;
  }

  /** The value already read in this call; undefined if none. */
  known(call: object | undefined, key: string): Promise<T> | undefined {
    return call === undefined ? undefined : this.#reads.get(call)?.get(key);
  }
}

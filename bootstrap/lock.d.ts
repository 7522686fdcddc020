export function underLock<T>(lock: string, run: () => Promise<T>): Promise<T>;

import type { Limit, LimitsService } from './service.ts';

/** Largest number of windows kept per limit; beyond it the oldest are dropped. */
const mostWindows = 100_000;

interface Window {
  count: number;
  /** Unix milliseconds. */
  readonly since: number;
}

/**
 * Limits counted in the memory of this process: n processes together allow up to n times as much, and a restart begins
 * at zero. For frequent calls whose rate only has to stay bounded; attempts at secrets, money and everything sent to
 * people are counted in the database.
 */
export function createMemoryLimits(): Pick<LimitsService, 'take'> {
  /** By limit, then by caller; the earliest window first. */
  const windowsOf = new Map<string, Map<string, Window>>();
  return {
    take: (limit, who, now) => {
      const windows = windowsOf.get(limit.name) ?? new Map<string, Window>();
      windowsOf.set(limit.name, windows);
      const window = currentWindow(windows, limit, who, now.getTime());
      window.count += 1;
      return Promise.resolve(window.count <= limit.most);
    },
  };
}

function currentWindow(windows: Map<string, Window>, { seconds }: Limit, who: string, now: number): Window {
  const isPast = ({ since }: Window): boolean => since <= now - seconds * 1000;
  const known = windows.get(who);
  if (known !== undefined && !isPast(known)) return known;
  windows.delete(who);
  for (const [earliest, window] of windows) {
    if (!isPast(window) && windows.size < mostWindows) break;
    windows.delete(earliest);
  }
  const begun = { count: 0, since: now };
  windows.set(who, begun);
  return begun;
}

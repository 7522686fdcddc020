/** Whether the profile may watch now: its hours are over, its daily time is used up, or neither. */
export type ViewStatus = 'open' | 'window_over' | 'time_over';

let status: ViewStatus = 'open';
const listeners = new Set<() => void>();

/** The last result of the view-limit watcher. */
export function viewStatus(): ViewStatus {
  return status;
}

export function setViewStatus(next: ViewStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

export function onViewStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

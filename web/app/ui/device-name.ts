import type { Device } from '@kadr/contract';

/** A device in words: its kind, and program and system where it has named them. “Computer, Chrome, Windows”. */
export function deviceName({ terminal_name, title }: Pick<Device, 'terminal_name' | 'title'>): string {
  return [terminal_name, title].filter((part) => part !== '').join(', ');
}

import type { Device } from '@kadr/contract';

/** Name of a device: its kind, and program and system if known. “Computer, Chrome, Windows”. */
export function deviceName({ terminal_name, title }: Pick<Device, 'terminal_name' | 'title'>): string {
  return [terminal_name, title].filter((part) => part !== '').join(', ');
}

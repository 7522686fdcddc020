import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('says kind, program and system of a device (AU-077)', () => {
  expect(deviceName({ terminal_name: 'Computer', title: 'Chrome, Windows' })).toBe(
    'Computer, Chrome, Windows',
  );
});

it('leaves out what a device has not named', () => {
  expect(deviceName({ terminal_name: 'Device', title: '' })).toBe('Device');
});

import { expect, it } from 'vitest';
import { UsageError } from './cli-arguments.ts';
import { parseKadrArguments } from './kadr-arguments.ts';

const parse = (line: string) => parseKadrArguments(line.split(' ').filter((word) => word !== ''));

it.each([
  ['', { name: 'help' }],
  ['backup --help', { name: 'help' }],
  ['migrate', { name: 'migrate' }],
  ['doctor', { name: 'doctor' }],
  ['backup /b', { name: 'backup', folder: '/b', withSecrets: false }],
  ['backup /b --with-secrets', { name: 'backup', folder: '/b', withSecrets: true }],
  ['restore /b', { name: 'restore', folder: '/b' }],
])('understands “%s”', (line, command) => {
  expect(parse(line)).toEqual(command);
});

it.each([
  'repair',
  'backup',
  'restore',
  'backup /a /b',
  'doctor /a',
  'restore /a --with-secrets',
  'migrate --now',
])('refuses “%s”', (line) => {
  expect(() => parse(line)).toThrow(UsageError);
});

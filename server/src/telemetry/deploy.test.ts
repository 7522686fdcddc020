import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { roles } from '../config/config.ts';
import { registerGauges } from './gauges.ts';
import { createMetrics } from './metrics.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const files = readdirSync(path.join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const deployed = (name: string): string => textOf(path.join(root, 'deploy', name));

/** Every metric of a process of all roles, with the series of its histograms. */
async function metricNames(): Promise<Set<string>> {
  const { registry } = createMetrics();
  registerGauges(registry, {
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    pushPages: () => 0,
    service: () => Promise.reject(new Error('There is no database.')),
    now: () => 0,
  });
  const metrics = await registry.getMetricsAsJSON();
  return new Set(metrics.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

it('is configured by variables that the service reads', () => {
  const known = ['config.ts', 'edge-config.ts', 'payments-config.ts']
    .map((name) => textOf(path.join(root, 'server/src/config', name)))
    .join('\n');
  const named = new Set(
    files.flatMap((file) => textOf(file).match(/\b(?:KADR|DATABASE)_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []),
  );
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => name !== 'KADR_S3' && !known.includes(`${name}:`))).toEqual([]);
});

it.each([
  ['compose.many.yaml', deployed('compose.many.yaml')],
  [
    'systemd',
    files
      .filter((file) => file.endsWith('.service'))
      .map(textOf)
      .join('\n'),
  ],
])('runs every role: %s', (_, text) => {
  const named = [...text.matchAll(/KADR_ROLES[=:] ?'?([a-z,]+)/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  expect(named.toSorted()).toEqual(roles.toSorted());
});

it.each(['prometheus/rules.yml', 'grafana/dashboards/kadr.json'])(
  'watches metrics that exist: %s',
  async (name) => {
    const known = await metricNames();
    const named = new Set(deployed(name).match(/\b(?:kadr|nodejs|process)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((metric) => !known.has(metric))).toEqual([]);
  },
);

it('mounts folders and files that exist', () => {
  const mounted = files
    .filter((file) => path.basename(file).startsWith('compose'))
    .flatMap((file) => textOf(file).match(/(?<=['\s])\.\/[\w./-]+(?=:\/)/g) ?? []);
  expect(mounted.length).toBeGreaterThan(3);
  expect(mounted.filter((name) => !existsSync(path.join(root, 'deploy', name)))).toEqual([]);
});

it('records every ratio that an alert compares', () => {
  const rules = deployed('prometheus/rules.yml');
  const recorded = new Set([...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name));
  const compared = [...rules.matchAll(/expr: (kadr:\S+).* and (kadr:\S+)/g)].flatMap(([, one, other]) => [
    one,
    other,
  ]);
  expect(compared.length).toBeGreaterThan(0);
  expect(compared.filter((name) => !recorded.has(name))).toEqual([]);
});

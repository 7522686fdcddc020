import { describe, expect, it } from 'vitest';
import { asRanges, citedIds, coverage, requirementIds } from './coverage.ts';

const page = [
  '# Player',
  '| id | requirement |',
  '|---|---|',
  '| PL-001 | plays |',
  '| PL-002 | see PL-001 |',
  '| PL-004 | stops |',
].join('\n');

describe('requirement coverage', () => {
  it('reads ids from the first cell of a row only', () => {
    expect(requirementIds(page)).toEqual(['PL-001', 'PL-002', 'PL-004']);
  });

  it('counts ids in test titles and nowhere else', () => {
    const call = 'it';
    const source = `${call}('plays (PL-001)', () => {\n  // PL-002 is elsewhere\n});\n${call}.each([1, 2])("stops PL-004 %s", () => {});`;
    expect([...citedIds(source)]).toEqual(['PL-001', 'PL-004']);
  });

  it('finds the titles of tests with rows, whatever stands in the rows', () => {
    const call = 'it';
    const rows = `[\n  ['a (', "it's ) PL-009"], // PL-008 )\n  [\`x\`, { a: f(1) }],\n]`;
    expect([...citedIds(`${call}.each(${rows})('stops at %s (PL-004)', () => {});`)]).toEqual(['PL-004']);
    expect([...citedIds(`${call}.each(${rows} as const)(\n  'goes on (PL-001)', () => {});`)]).toEqual([
      'PL-001',
    ]);
  });

  it('tells what is missing per system and what no ledger knows', () => {
    const { systems, unknown } = coverage([{ system: 'PL-player', page }], new Set(['PL-001', 'ZZ-999']));
    expect(systems).toEqual([{ system: 'PL-player', total: 3, cited: 1, missing: ['PL-002', 'PL-004'] }]);
    expect(unknown).toEqual(['ZZ-999']);
  });

  it('writes ids as ranges', () => {
    expect(asRanges(['PL-001', 'PL-002', 'PL-004'])).toBe('001–002, 004');
  });
});

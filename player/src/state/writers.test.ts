import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Writers } from './change.ts';
import type { PlayerState } from './state.ts';

const root = path.join(import.meta.dirname, '..');

type Written = Writers[keyof Writers];
/** Fields that stand in more than one line of the table. */
type Shared = {
  [One in keyof Writers]: Writers[One] & Writers[Exclude<keyof Writers, One>];
}[keyof Writers];

describe('every field of the state has one writer', () => {
  it('in the table', () => {
    expectTypeOf<Written>().toEqualTypeOf<keyof PlayerState>();
    expectTypeOf<Shared>().toBeNever();
  });

  it('in the files, each of which changes only its own fields', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|testing\//.test(file));
    const made = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bchange<'([^']+)'>/g)].map(([, writer]) => ({
        file,
        writer,
      })),
    );
    expect(made.filter(({ file, writer }) => file !== `${writer}.ts`)).toEqual([]);
    expect(new Set(made.map(({ writer }) => writer)).size).toBe(9);
    const asserted = files.filter((file) => /as Change\b/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(asserted).toEqual(['state/change.ts']);
  });
});

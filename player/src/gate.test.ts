import { describe, expect, it, vi } from 'vitest';
import { createGate } from './gate.ts';
import type { Gate } from './gate.ts';

/** Requests that have passed, by name, in order. */
function ask(
  gate: Gate,
  passed: string[],
  name: string,
  isSegment = true,
): { readonly request: object; readonly abort: () => void } {
  const request = { name };
  const turn = gate.turn(request, isSegment);
  if (turn === undefined) passed.push(name);
  else void turn.promise.then(() => passed.push(name));
  return { request, abort: () => void turn?.abort() };
}

describe('createGate', () => {
  it('lets everything out while nothing is wrong', () => {
    const passed: string[] = [];
    const gate = createGate();
    ask(gate, passed, 'a');
    expect(passed).toEqual(['a']);
    expect(gate.isOpen()).toBe(true);
    expect(gate.probed()).toBeUndefined();
  });

  it('keeps requests, lets one out to try, and the others after its answer', async () => {
    const passed: string[] = [];
    const gate = createGate();
    gate.close();
    const first = ask(gate, passed, 'a');
    ask(gate, passed, 'b');
    expect(passed).toEqual([]);
    gate.probe(true);
    await vi.waitFor(() => expect(passed).toEqual(['a']));
    ask(gate, passed, 'c');
    expect(gate.probed()).toBe(first.request);
    gate.open();
    await vi.waitFor(() => expect(passed).toEqual(['a', 'b', 'c']));
  });

  it('tries with a segment where those fail', async () => {
    const passed: string[] = [];
    const gate = createGate();
    gate.close();
    ask(gate, passed, 'manifest', false);
    gate.probe(true);
    expect(gate.probed()).toBeUndefined();
    ask(gate, passed, 'segment');
    expect(passed).toEqual(['segment']);
    gate.close();
    gate.probe(false);
    await vi.waitFor(() => expect(passed).toEqual(['segment', 'manifest']));
  });

  it('lets another one try when the first was taken back, and keeps none that was', async () => {
    const passed: string[] = [];
    const gate = createGate();
    gate.close();
    const taken = ask(gate, passed, 'a');
    ask(gate, passed, 'b');
    ask(gate, passed, 'c');
    taken.abort();
    gate.probe(true);
    await vi.waitFor(() => expect(passed).toEqual(['a', 'b']));
    gate.probe();
    await vi.waitFor(() => expect(passed).toEqual(['a', 'b', 'c']));
  });
});

import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import type { Gate } from './gate.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';

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
    const gate = createGate(fakeEnvironment());
    ask(gate, passed, 'a');
    expect(passed).toEqual(['a']);
    expect(gate.isOpen()).toBe(true);
    expect(gate.probed()).toBeUndefined();
  });

  it('keeps requests, lets one out to try, and the others after its answer', async () => {
    const passed: string[] = [];
    const gate = createGate(fakeEnvironment());
    gate.close();
    const first = ask(gate, passed, 'a');
    ask(gate, passed, 'b');
    expect(passed).toEqual([]);
    gate.probe(true);
    await expect.poll(() => passed).toEqual(['a']);
    ask(gate, passed, 'c');
    expect(gate.probed()).toBe(first.request);
    gate.open();
    await expect.poll(() => passed).toEqual(['a', 'b', 'c']);
  });

  it('tries with a segment where those fail', async () => {
    const passed: string[] = [];
    const gate = createGate(fakeEnvironment());
    gate.close();
    ask(gate, passed, 'manifest', false);
    gate.probe(true);
    expect(gate.probed()).toBeUndefined();
    ask(gate, passed, 'segment');
    expect(passed).toEqual(['segment']);
    gate.close();
    gate.probe(false);
    await expect.poll(() => passed).toEqual(['segment', 'manifest']);
  });

  it('lets at most 14 requests out in 30 s while playback fails, and none behind a closed gate', async () => {
    const environment = fakeEnvironment();
    const gate = createGate(environment);
    const passed: string[] = [];
    gate.close();
    for (let number = 0; number < 20; number += 1) ask(gate, passed, String(number));
    gate.open();
    await expect.poll(() => passed).toHaveLength(14);
    gate.close();
    environment.advance(30_000);
    await Promise.resolve();
    expect(passed).toHaveLength(14);
    gate.open();
    await expect.poll(() => passed).toHaveLength(20);
  });

  it('counts requests that fail although playback continues', async () => {
    const environment = fakeEnvironment();
    const gate = createGate(environment);
    const passed: string[] = [];
    for (let number = 0; number < 14; number += 1) gate.failed();
    ask(gate, passed, 'late');
    expect(passed).toEqual([]);
    environment.advance(30_000);
    await expect.poll(() => passed).toEqual(['late']);
  });

  it('counts nothing once playback continues', () => {
    const gate = createGate(fakeEnvironment());
    const passed: string[] = [];
    gate.close();
    gate.recovered();
    for (let number = 0; number < 100; number += 1) ask(gate, passed, String(number));
    expect(passed).toHaveLength(100);
  });

  it('lets another one try when the first was taken back, and keeps none that was', async () => {
    const passed: string[] = [];
    const gate = createGate(fakeEnvironment());
    gate.close();
    const taken = ask(gate, passed, 'a');
    ask(gate, passed, 'b');
    ask(gate, passed, 'c');
    taken.abort();
    gate.probe(true);
    await expect.poll(() => passed).toEqual(['a', 'b']);
    gate.probe();
    await expect.poll(() => passed).toEqual(['a', 'b', 'c']);
  });
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { progressReader } from './progress.ts';
import { ProgramError, runProgram } from './run-program.ts';

const node = process.execPath;
const script = (code: string): string[] => ['-e', code];

/** Prints its own id and keeps running. */
const staying = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';

describe('runProgram', () => {
  it('returns standard output, and takes arguments as they are', async () => {
    const output = await runProgram(
      node,
      ['-p', 'process.argv.slice(1).join("|")', '--', '$(id)', '; ls', '-i'],
      { seconds: 30 },
    );
    expect(output.trim()).toBe('$(id)|; ls|-i');
  });

  it('says how a program failed, with the end of what it said', async () => {
    const code = 'console.error("x".repeat(100000) + "the reason"); process.exit(3)';
    const failing = runProgram(node, script(code), { seconds: 30 });
    const tail: unknown = expect.stringMatching(/^x{1,8192}the reason\n$/);
    await expect(failing).rejects.toMatchObject({ failure: 'failed', tail });
    await expect(runProgram('/nowhere/ffmpeg', [], { seconds: 30 })).rejects.toMatchObject({
      failure: 'missing',
    });
  });

  it('ends what takes too long or says too much', async () => {
    await expect(runProgram(node, script(staying), { seconds: 0.3 })).rejects.toMatchObject({
      failure: 'too-slow',
    });
    const chatter = script('process.stdout.write("x".repeat(1e6)); setInterval(() => {}, 1000)');
    await expect(runProgram(node, chatter, { seconds: 30, outputBytes: 1000 })).rejects.toMatchObject({
      failure: 'too-much-output',
    });
  });

  it('leaves no process behind when aborted, and rejects with the reason', async () => {
    const controller = new AbortController();
    let pid = 0;
    const running = runProgram(node, script(staying), {
      seconds: 30,
      signal: controller.signal,
      onOutput: (text) => {
        pid = Number(text);
        controller.abort(new Error('enough'));
      },
    });
    await expect(running).rejects.toThrow('enough');
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(runProgram(node, script('1'), { seconds: 30, signal: controller.signal })).rejects.toThrow(
      'enough',
    );
  });

  it('hands over none of our environment', async () => {
    process.env['KADR_TEST_SECRET'] = 'secret';
    try {
      const output = await runProgram(node, ['-p', 'JSON.stringify(process.env)'], { seconds: 30 });
      expect(output).not.toContain('secret');
    } finally {
      delete process.env['KADR_TEST_SECRET'];
    }
  });

  it.runIf(process.platform === 'linux')('bounds the files that a program writes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kadr-bounds-'));
    try {
      const code = 'require("fs").writeFileSync(process.argv[1], Buffer.alloc(1 << 20))';
      const writing = runProgram(node, [...script(code), join(folder, 'file')], {
        seconds: 30,
        fileBytes: 1000,
        folder,
      });
      await expect(writing).rejects.toBeInstanceOf(ProgramError);
      expect((await stat(join(folder, 'file'))).size).toBeLessThanOrEqual(1000);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('progressReader', () => {
  it('reads the time out of pieces, and never tells less than before', () => {
    const times: number[] = [];
    const read = progressReader((seconds) => times.push(seconds));
    for (const piece of [
      'frame=1\nout_time_',
      'us=1500000\nprogress=continue\n',
      'out_time_us=N/A\nout_time_us=1000000\nout_time_us=-5\n',
      'out_time_us=2000000\n',
    ])
      read(piece);
    expect(times).toEqual([1.5, 2]);
  });
});

import { expect, it } from 'vitest';
import { failureOfMedia } from './failure.ts';
import { ProgramError } from './run-program.ts';
import type { ProgramFailure } from './run-program.ts';

const after = (failure: ProgramFailure, tail = ''): unknown =>
  failureOfMedia(new ProgramError('ffmpeg', failure, '1', tail), 'The file');

it('blames the file for what the file does, in a sentence without our paths', () => {
  const tail =
    '[mpegts @ 0x55d0c0] Could not find codec parameters\n/srv/work/upload.bin: Invalid data found when processing input\nConversion failed!\n';
  expect(after('failed', tail)).toMatchObject({
    error: 'UNSUPPORTED_MEDIA',
    message: 'The file cannot be processed (Invalid data found when processing input).',
  });
  expect(after('failed')).toMatchObject({ message: 'The file cannot be processed.' });
  expect(after('failed', '[h264 @ 0x1] Cannot allocate memory')).toMatchObject({
    error: 'UNSUPPORTED_MEDIA',
    message: 'The file needs more memory to process than is allowed.',
  });
  for (const failure of ['too-slow', 'too-great', 'too-much-output'] as const) {
    expect(after(failure)).toMatchObject({ error: 'UNSUPPORTED_MEDIA' });
  }
});

it('blames the machine for what the machine does, so that the job is tried again', () => {
  expect(after('missing')).toMatchObject({ error: 'UNAVAILABLE' });
  expect(after('killed')).toMatchObject({ error: 'UNAVAILABLE' });
  expect(after('failed', 'av_interleaved_write_frame(): No space left on device')).toMatchObject({
    error: 'UNAVAILABLE',
  });
});

it('passes on what is no failure of a program', () => {
  const reason = new Error('shutting down');
  expect(failureOfMedia(reason, 'The file')).toBe(reason);
});

import { sampleRate } from './sound.ts';
import type { Sound } from './sound.ts';

const headerLength = 44;

/** A RIFF/WAVE file of 16-bit stereo. */
export function wav({ left, right }: Sound): Buffer {
  const bytes = left.length * 4;
  const file = Buffer.alloc(headerLength + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  const samples = new Int16Array(left.length * 2);
  for (let at = 0; at < left.length; at++) {
    samples[at * 2] = Math.round((left[at] ?? 0) * 32_767);
    samples[at * 2 + 1] = Math.round((right[at] ?? 0) * 32_767);
  }
  file.set(new Uint8Array(samples.buffer), headerLength);
  return file;
}

/** The first `seconds` of files that {@link wav} wrote, one after the other, as one file. */
export function joinBeginnings(files: readonly Buffer[], seconds: number): Buffer {
  const bytes = Math.round(seconds * sampleRate) * 4;
  const joined = Buffer.concat([
    Buffer.alloc(headerLength),
    ...files.map((file) => file.subarray(headerLength, headerLength + bytes)),
  ]);
  files[0]?.copy(joined, 0, 0, headerLength);
  joined.writeUInt32LE(joined.length - 8, 4);
  joined.writeUInt32LE(joined.length - headerLength, 40);
  return joined;
}

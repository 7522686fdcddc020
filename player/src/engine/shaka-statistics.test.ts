import { expect, it } from 'vitest';
import { readStatistics } from './shaka-statistics.ts';

it('says what Shaka knows of how a stream plays, and null where it knows nothing yet (AN-039)', () => {
  const stats = {
    decodedFrames: 1500,
    droppedFrames: 3,
    estimatedBandwidth: 8_400_000.5,
    streamBandwidth: 2_100_000,
    width: 1280,
    height: 720,
  };
  expect(readStatistics(stats)).toEqual({
    decodedFrames: 1500,
    droppedFrames: 3,
    bandwidth: 8_400_000.5,
    bitrate: 2_100_000,
    width: 1280,
    height: 720,
  });
  const unknown = { estimatedBandwidth: Number.NaN, streamBandwidth: Number.NaN, width: Number.NaN };
  expect(
    readStatistics({ ...unknown, height: 0, decodedFrames: Number.NaN, droppedFrames: Number.NaN }),
  ).toEqual({
    decodedFrames: 0,
    droppedFrames: 0,
    bandwidth: null,
    bitrate: null,
    width: null,
    height: null,
  });
});

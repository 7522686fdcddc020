import { describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import {
  captionProperties,
  defaultCaptionStyle,
  readCaptionStyle,
  writeCaptionStyle,
} from './caption-style.ts';

describe('the style of captions', () => {
  it('is kept', () => {
    const { storage } = fakeEnvironment();
    expect(readCaptionStyle(storage)).toEqual(defaultCaptionStyle);
    const chosen = { ...defaultCaptionStyle, size: 150, colour: 'yellow', position: 'top' } as const;
    writeCaptionStyle(storage, chosen);
    expect(readCaptionStyle(storage)).toEqual(chosen);
  });

  it.each(['', 'null', '[]', '{"size":', '{"size":1e9,"colour":"url(x)","font":3}'])(
    'is the ordinary one when %j is stored',
    (playerCaptions) => {
      expect(readCaptionStyle(fakeEnvironment({ playerCaptions }).storage)).toEqual(defaultCaptionStyle);
    },
  );

  it('keeps what makes sense of what is stored', () => {
    const { storage } = fakeEnvironment({ playerCaptions: '{"size":200,"edge":"glow"}' });
    expect(readCaptionStyle(storage)).toEqual({ ...defaultCaptionStyle, size: 200 });
  });

  it('becomes custom properties', () => {
    expect(
      captionProperties({ ...defaultCaptionStyle, size: 125, colour: 'cyan', opacity: 0, edge: 'none' }),
    ).toMatchObject({
      '--kp-cue-scale': '1.25',
      '--kp-cue-colour': 'rgb(0 255 255)',
      '--kp-cue-background': 'rgb(0 0 0 / 0)',
      '--kp-cue-edge': 'none',
    });
  });

  it('edges black letters with light, all others with dark', () => {
    const edgeOf = (colour: 'black' | 'white'): string | undefined =>
      captionProperties({ ...defaultCaptionStyle, colour, edge: 'outline' })['--kp-cue-edge'];
    expect(edgeOf('black')).toContain('rgb(255 255 255');
    expect(edgeOf('white')?.match(/rgb\(0 0 0/g)).toHaveLength(8);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanCueText, readCues } from './cues.ts';
import { writeWebVtt } from './write-webvtt.ts';

describe('readCues', () => {
  it('reads SubRip, in order, with hand-made faults', () => {
    const srt = [
      '1',
      '00:00:05,000 --> 00:00:06,500',
      'second',
      '',
      '2',
      '00:00:01,2 --> 0:00:03,000',
      '<i>first</i>',
      '',
      'after a blank line',
      '3',
      '00:00:07.000 --> 00:00:08.000 X1:10 X2:20',
      'no blank line before',
      '',
      '4',
      '00:00:09,000 --> 00:00:09,000',
      'no length',
      '',
      '5',
      '00:00:10,000 --> 00:00:11,000',
      '   ',
      '',
    ].join('\n');
    expect(readCues(srt)).toEqual([
      { start: 1.2, end: 3, text: '<i>first</i>\nafter a blank line', settings: '' },
      { start: 5, end: 6.5, text: 'second', settings: '' },
      { start: 7, end: 8, text: 'no blank line before', settings: '' },
    ]);
  });

  it('reads WebVTT without its styles, notes and regions, keeping where cues are placed', () => {
    const vtt = [
      'WEBVTT - a title',
      'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE a remark',
      '',
      'intro',
      '00:01.000 --> 00:02.000 line:10% position:50% align:start region:evil vertical:rl',
      '<v Fred>Hi <00:01.500>there',
      '',
      'not a cue',
      '',
    ].join('\n');
    expect(readCues(vtt)).toEqual([
      { start: 1, end: 2, text: 'Hi there', settings: 'line:10% position:50% align:start' },
    ]);
  });

  it('counts a line that ASS repeats on several layers once, and puts a raised one on top', () => {
    const twice = '00:00:01,000 --> 00:00:02,000\n{\\an8}Up\n\n'.repeat(2);
    expect(readCues(twice)).toEqual([{ start: 1, end: 2, text: 'Up', settings: 'line:0' }]);
  });

  it('stays within bounds whatever it is given', () => {
    const many = Array.from(
      { length: 30_000 },
      (_, at) => `00:00:00,000 --> 10:00:00,${String(at % 1000).padStart(3, '0')}\n${at}${'x'.repeat(5)}\n`,
    ).join('\n');
    expect(readCues(many).length).toBeLessThanOrEqual(20_000);
    expect(
      readCues(`00:00:00,000 --> 00:00:01,000\n${'a'.repeat(1_000_000)}`)[0]?.text.length,
    ).toBeLessThanOrEqual(1000);
    expect(readCues('99:00:00,000 --> 99:00:01,000\nbeyond a day')).toEqual([]);
  });
});

describe('cleanCueText', () => {
  it('leaves no markup but well nested italics, bold and underline', () => {
    expect(cleanCueText('<font color="red"><b>a<i>b</b>c</i></font><script>alert(1)</script>')).toBe(
      '<b>a<i>b</i></b>calert(1)',
    );
    expect(cleanCueText('1 < 2 && 3 > 2 &amp; &lt;i&gt; &#1046; --> x')).toBe(
      '1 &lt; 2 &amp;&amp; 3 &gt; 2 &amp; &lt;i&gt; Ж --&gt; x',
    );
    expect(cleanCueText('{\\pos(10,20)\\b1}one\\Ntwo\u0000\u0007')).toBe('one\ntwo');
    expect(cleanCueText('{\\p1}m 0 0 l 100 0 100 100 0 100{\\p0}')).toBe('');
    expect(cleanCueText('<i></i>')).toBe('');
  });
});

describe('writeWebVtt', () => {
  it('writes what reads back the same, and nothing beyond the film', () => {
    const cues = readCues(
      '01:02:03,004 --> 01:02:05,000\na &amp; b\n\n01:10:00,000 --> 01:10:01,000\nlate\n',
    );
    const vtt = writeWebVtt(cues, 3724);
    expect(vtt).toBe('WEBVTT\n\n01:02:03.004 --> 01:02:04.000\na &amp; b\n');
    expect(readCues(vtt)).toEqual([{ start: 3723.004, end: 3724, text: 'a &amp; b', settings: '' }]);
  });
});

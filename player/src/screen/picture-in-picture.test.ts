import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureInPicture } from './picture-in-picture.ts';

class FakeVideo extends EventTarget {
  requestPictureInPicture = async (): Promise<void> => enter(this);
}

const page = { pictureInPictureEnabled: true, pictureInPictureElement: null as FakeVideo | null };
let content: FakeVideo;
let advertisement: FakeVideo;
let isPip: boolean;

/** Acts as browsers do: the window changes before the events fire. */
function enter(video: FakeVideo): void {
  const before = page.pictureInPictureElement;
  page.pictureInPictureElement = video;
  before?.dispatchEvent(new Event('leavepictureinpicture'));
  video.dispatchEvent(new Event('enterpictureinpicture'));
}

function leave(): void {
  const before = page.pictureInPictureElement;
  page.pictureInPictureElement = null;
  before?.dispatchEvent(new Event('leavepictureinpicture'));
}

beforeEach(() => {
  vi.stubGlobal('document', page);
  page.pictureInPictureElement = null;
  content = new FakeVideo();
  advertisement = new FakeVideo();
  isPip = false;
});
afterEach(() => vi.unstubAllGlobals());

const create = (signal = new AbortController().signal) =>
  createPictureInPicture(content as unknown as HTMLVideoElement, (isOn) => (isPip = isOn), signal);

it('knows when the picture is in the window, also when the browser put it there (PL-035)', () => {
  create();
  enter(content);
  expect(isPip).toBe(true);
  leave();
  expect(isPip).toBe(false);
});

it('is about the advertisement while that takes the place of the content (PL-035)', async () => {
  const pictureInPicture = create();
  enter(content);
  await pictureInPicture.show(advertisement as unknown as HTMLVideoElement);
  expect(page.pictureInPictureElement).toBe(advertisement);
  expect(isPip).toBe(true);
  leave();
  expect(isPip).toBe(false);
  await pictureInPicture.show(content as unknown as HTMLVideoElement);
  expect(page.pictureInPictureElement).toBeNull();
});

it('hears nothing after the signal', () => {
  const abort = new AbortController();
  create(abort.signal);
  abort.abort();
  enter(content);
  expect(isPip).toBe(false);
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import { framePath } from 'composer/contract';
import type * as Running from './running.ts';

let running: typeof Running;
beforeEach(async () => {
  document.body.replaceChildren();
  jest.resetModules();
  running = await import('./running.ts');
  running.watchThirdPartyFrames();
});

/** Shows a frame, as long as it takes to load. */
function show(src: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.src = src;
  frame.dispatchEvent(new Event('load'));
  frame.remove();
}

test('a frame of the site that showed a third party counts as its code in the page, after it has gone too', () => {
  show(framePath('mf-search', 'google-map'));
  expect(running.areThirdPartiesRunning()).toBe(true);
});

test('so does one that is still loading', () => {
  document.body.innerHTML = `<iframe src="${framePath('mf-search', 'google-map')}"></iframe>`;
  expect(running.areThirdPartiesRunning()).toBe(true);
});

test.each([
  framePath('mf-search', 'map'),
  'about:blank',
  '/frames/',
  'https://video.example/embed/google-map/',
])('the frame %s does not', (src) => {
  show(src);
  expect(running.areThirdPartiesRunning()).toBe(false);
});

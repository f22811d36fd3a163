import { expect, test } from '@jest/globals';
import { clickReplay } from './click-replay.ts';

const leave = () => dispatchEvent(new Event('pagehide'));

test('hearts whose code is not there are told to who keeps them, when the visitor leaves', () => {
  const left: HTMLElement[] = [];
  const leavePresses = (pressed: Iterable<HTMLElement>) => void left.push(...pressed);
  window.__PAGE__ = { leavePresses } as unknown as typeof window.__PAGE__;
  document.body.innerHTML =
    '<button type="button" data-keeps-item="7"></button><button type="submit"></button>';
  const [heart, other] = document.querySelectorAll('button');
  clickReplay();
  heart!.click();
  other!.click();
  leave();
  expect(left).toEqual([heart]);
});

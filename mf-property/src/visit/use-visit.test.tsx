import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { commands } from 'shared-kit/contracts/api/commands';
import { useVisit } from './use-visit.ts';

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sendBeacon.mockClear();
});

function Page({ id }: { id: number }) {
  useVisit(id);
  return null;
}
function become(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that is in view for a second is told once', () => {
  render(<Page id={7} />);
  jest.advanceTimersByTime(999);
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  become('hidden');
  become('visible');
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [path, body] = sendBeacon.mock.calls[0]!;
  expect(path).toBe(commands.recordVisit.path);
  expect(body.type).toBe('application/json');
  expect(body.size).toBe('{"propertyId":7,"source":"direct"}'.length);
});

test('the browser keeps that the home was seen', async () => {
  render(<Page id={7} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(JSON.parse(localStorage.getItem('savedHomes')!).seen).toEqual([7]);
  localStorage.clear();
});

test('a page in a background tab waits until it is looked at', () => {
  visibility = 'hidden';
  render(<Page id={7} />);
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  become('visible');
  jest.advanceTimersByTime(1000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a page that is left at once was not seen; the next property is another visit', () => {
  const { rerender, unmount } = render(<Page id={7} />);
  jest.advanceTimersByTime(500);
  rerender(<Page id={8} />);
  jest.advanceTimersByTime(1000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  rerender(<Page id={9} />);
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

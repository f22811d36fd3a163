import { expect, jest, test } from '@jest/globals';
import { untilThere } from './until-there.tsx';

test.each(['click', 'online'])('what does not come is asked for again at the next %s', async (event) => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('code');
  const code = untilThere(load);
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  document.body.addEventListener('click', (press) => press.stopPropagation(), { once: true });
  const target = event === 'click' ? document.body : window;
  target.dispatchEvent(new Event(event, { bubbles: true }));
  expect(await code).toBe('code');
});

import { expect, jest, test } from '@jest/globals';
import { inParts, joined, MOST_IN_PART } from './in-parts.ts';
import type { MapProperty, ToFrame, Unsent } from './messages.ts';

const property = (id: number) => ({ id }) as MapProperty;
const show = (count: number) =>
  ({ type: 'show', properties: Array.from({ length: count }, (_, index) => property(index)) }) as Unsent<
    ToFrame & { type: 'show' }
  >;

test.each([0, 1, MOST_IN_PART, MOST_IN_PART + 1, 10_000])(
  'of %i properties all arrive with the message that shows them, in parts that are read one by one',
  (count) => {
    const receive = jest.fn();
    const take = joined(receive);
    const parts = inParts(show(count));
    for (const part of parts) {
      expect('properties' in part && part.properties.length).toBeLessThanOrEqual(MOST_IN_PART);
      take(part as ToFrame);
    }
    expect(receive.mock.calls).toEqual([[show(count)]]);
    // The next one has nothing of it.
    take({ ...show(1), protocol: 1 });
    expect(receive.mock.lastCall).toEqual([{ ...show(1), protocol: 1 }]);
  },
);

test('other messages go as they are', () => {
  const receive = jest.fn();
  const mark = { type: 'mark', hovered: 1, selected: null } as const;
  expect(inParts(mark)).toEqual([mark]);
  joined(receive)({ ...mark, protocol: 1 });
  expect(receive).toHaveBeenCalledWith({ ...mark, protocol: 1 });
});

import { jest } from '@jest/globals';
import { announceGateway } from './running-gateways.ts';

afterEach(() => void jest.useRealTimers());

test('a store that is away when a gateway starts hears of it later, and one that is away when it ends holds nothing up', async () => {
  jest.useFakeTimers();
  const store = { isAway: true, known: [] as string[] };
  const unlessAway = async (change: () => void) => {
    if (store.isAway) throw new Error('away');
    change();
  };
  const reports: string[] = [];
  const end = await announceGateway(
    {
      announce: ({ id }) => unlessAway(() => (store.known = [id])),
      withdraw: () => unlessAway(() => (store.known = [])),
    },
    (error) => reports.push(String(error)),
    () => ({}),
  );
  await jest.advanceTimersByTimeAsync(20_000);
  expect(reports).toEqual(['Error: away']);
  store.isAway = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(store.known).toHaveLength(1);
  store.isAway = true;
  await end();
});

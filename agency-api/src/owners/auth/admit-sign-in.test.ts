import { expect, test } from '@jest/globals';
import { admitSignIn } from './admit-sign-in.ts';

/** The guards of an account with many wrong passwords within the hour, and the delays they asked for. */
function guardsAfter(failures: number, { isKnown }: { isKnown: boolean }) {
  const delays: number[] = [];
  const limits = {
    add: async () => failures,
    count: async () => {},
    countInTime: async () => async () => {},
    takeBack: async () => {},
    forget: async () => {},
  };
  const known = { has: async () => isKnown, add: async () => {} };
  const pace = { turn: async (_account: string, delay: number) => void delays.push(delay) };
  return { guards: { limits, known, pace }, delays };
}

test('guesses of others slow down an address that nobody knows', async () => {
  const { guards, delays } = guardsAfter(500, { isKnown: false });
  await admitSignIn(guards, 'anne@owners.example', '192.0.2.1');
  expect(delays).toEqual([2_000]);
});

test('but not one from which the owner signed in before', async () => {
  const { guards, delays } = guardsAfter(500, { isKnown: true });
  await admitSignIn(guards, 'anne@owners.example', '192.0.2.1');
  expect(delays).toEqual([]);
});

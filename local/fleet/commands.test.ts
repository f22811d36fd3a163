import { expect, test } from '@jest/globals';
import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { StartError } from '../start-error.ts';
import { sendCommand, takeCommands } from './commands.ts';

const socketFile = () => path.join(temporaryFolder('commands'), 'fleet.sock');

test('a command is done by the fleet, which says how far it is', async () => {
  const file = socketFile();
  // As one that was killed leaves it.
  writeFileSync(file, '');
  const done: string[][] = [];
  const close = await takeCommands(file, async (words, report) => {
    report('gateway 1 drains');
    done.push(words);
  });
  const said: string[] = [];
  await sendCommand(file, ['replace', 'gateway'], (line) => said.push(line));
  expect(done).toEqual([['replace', 'gateway']]);
  expect(said).toEqual(['gateway 1 drains']);
  close();
});

test('commands that come at once are done one after the other, also after one that failed', async () => {
  const file = socketFile();
  let atWork = 0;
  const close = await takeCommands(file, async ([word]) => {
    expect(++atWork).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    atWork--;
    if (word === 'bad') throw new StartError('gateway 1 does not start');
  });
  const results = await Promise.allSettled(
    ['good', 'bad', 'good'].map((word) => sendCommand(file, [word], () => {})),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: new StartError('gateway 1 does not start') });
  close();
});

test('where no fleet runs the command says so, and a second fleet is refused', async () => {
  const file = socketFile();
  await expect(sendCommand(file, ['replace', 'api'], () => {})).rejects.toThrow(
    'No fleet runs with this data',
  );
  const close = await takeCommands(file, async () => {});
  await expect(takeCommands(file, async () => {})).rejects.toThrow('A fleet runs already');
  close();
});

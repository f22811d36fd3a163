import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { StartError } from '../start-error.ts';

/** What a running fleet answers: lines of its progress, then how it ended. */
type Answer = { said: string } | { done: true } | { fault: string };

/**
 * Takes commands of other processes of this user at a socket file, one after the other. Returns what ends that. Throws `StartError` where
 * another fleet has the file.
 */
export async function takeCommands(
  file: string,
  act: (words: string[], report: (line: string) => void) => Promise<void>,
): Promise<() => void> {
  const other = await reach(file);
  other?.destroy();
  if (other) throw new StartError(`A fleet runs already with this data: ${file}`);
  // Left by one that was killed.
  await rm(file, { force: true });
  let last: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const answer = (one: Answer) => void socket.write(`${JSON.stringify(one)}\n`);
    createInterface({ input: socket }).once('line', (line) => {
      last = last
        .then(() => act(line.split(' '), (said) => answer({ said })))
        .then(
          () => answer({ done: true }),
          (error: Error) => answer({ fault: error.message }),
        )
        .then(() => void socket.end());
    });
  });
  server.listen(file);
  await once(server, 'listening');
  return () => void server.close();
}

/** Has the fleet at a socket file do something, and writes what it says meanwhile. Throws `StartError` when it does not do it, or does not run. */
export async function sendCommand(
  file: string,
  words: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  const socket = await reach(file);
  if (!socket) throw new StartError('No fleet runs with this data: npm run fleet starts one.');
  socket.write(`${words.join(' ')}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Answer;
    if ('said' in answer) write(answer.said);
    else if ('fault' in answer) throw new StartError(answer.fault);
    else return;
  }
  throw new StartError('The fleet ended meanwhile.');
}

/** A connection; undefined where nobody listens. */
async function reach(file: string): Promise<Socket | undefined> {
  const socket = connect(file);
  try {
    await once(socket, 'connect');
    socket.on('error', () => {});
    return socket;
  } catch {
    return undefined;
  }
}

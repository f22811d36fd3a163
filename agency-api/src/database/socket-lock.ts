import { connect, createServer } from 'node:net';
import type { FolderLock, LockHolder } from './folder-lock.ts';

/** Listens on the address, so that no other process can; answers connections with the id of this process. */
export function lockBySocket(address: string): Promise<FolderLock | LockHolder> {
  const { promise, resolve, reject } = Promise.withResolvers<FolderLock | LockHolder>();
  const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
  server.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? resolve(askHolder(address)) : reject(error),
  );
  server.listen(address, () =>
    resolve({ release: () => new Promise((released) => void server.close(() => released())) }),
  );
  server.unref();
  return promise;
}

function askHolder(address: string): Promise<LockHolder> {
  const { promise, resolve } = Promise.withResolvers<LockHolder>();
  let answer = '';
  const socket = connect(address);
  socket.setEncoding('utf8').setTimeout(1_000, () => socket.destroy());
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => {});
  socket.on('close', () => resolve({ heldBy: Number(answer) || undefined }));
  return promise;
}
